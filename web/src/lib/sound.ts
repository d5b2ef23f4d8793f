// Sound: a few soft tones, made on the spot, so that there is nothing to download. Soft enough to be left on.

import { settings } from './settings.svelte'

const TUNES = {
  turn: [523, 659, 784],
  picked: [880],
  sent: [659, 523],
  last: [784, 622, 784, 622],
  over: [523, 659, 784, 1047],
} as const

let context: AudioContext | undefined

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sounds) return
  context ??= new AudioContext()
  TUNES[tune].forEach((pitch, at) => {
    const [tone, loudness] = [context!.createOscillator(), context!.createGain()]
    const start = context!.currentTime + at * 0.11
    tone.type = 'sine'
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(0.03, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.25)
    tone.connect(loudness).connect(context!.destination)
    tone.start(start)
    tone.stop(start + 0.3)
  })
}
