// Pictures: a drawing of its own for every world, development and technology, made from what the atlas says of it, with
// its name as seed. A picture is the text of a small SVG in a box of 100 by 64: sharp at any size, the same in both
// themes, and one node on the page. Nothing here knows a game: its board says what a thing is (`Subject`).

import { MOTIFS } from './motifs'
import { groundOf, motifsOf, type Ground } from './words'

export type Kind = 'novelty' | 'rare' | 'genes' | 'alien' | 'any' | 'none'

export interface Subject {
  /** The English name: seed, and where the words for motifs come from. */
  name: string
  /** What it is drawn as. */
  as: 'world' | 'plan' | 'star' | 'emblem'
  good?: Kind
  windfall?: boolean
  production?: boolean
  military?: boolean
  /** rebel, imperium, alien, uplift, chromosome, terraforming … */
  keywords?: readonly string[]
  /** Worth what is counted at the end: it is framed in gold. */
  grand?: boolean
  /** What it is about, if its name does not say: a motif. */
  about?: string
  /** Its colour, if its kind does not say: a hue from 0 to 359. */
  hue?: number
  /** Anything by which things of the same name differ. */
  twin?: string
}

export const [WIDTH, HEIGHT] = [100, 64]
const GOLD = '#f6c945'
const RED = '#ff6257'
const GOOD_HUES: Record<string, number> = { novelty: 205, rare: 28, genes: 128, alien: 52 }
const SHAPES: Record<string, string> = {
  novelty: 'M8 1.500a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z',
  rare: 'M8 .8L15.2 8L8 15.200L.8 8z',
  genes: 'M14.5 1.500C15 9 12 14.5 5.5 14.500L1.5 14.500L1.5 10.500C1.5 4 7 1 14.5 1.500z',
  alien: 'M8 .8l2.2 4.9 5.2.5-3.9 3.5 1.1 5.200L8 12.200l-4.6 2.7 1.1-5.200L.6 6.200l5.2-.5z',
}

/** A stream of numbers from 0 to 1 that is the same for the same text everywhere. */
export function dice(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const n = (number: number): string => String(Math.round(number * 10) / 10)
const hsl = (hue: number, saturation: number, light: number): string => `hsl(${Math.round((hue + 360) % 360)} ${Math.round(saturation)}% ${Math.round(light)}%)`
const circle = (x: number, y: number, r: number, more: string): string => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${more}/>`
const path = (d: string, more: string): string => `<path d="${d}" ${more}/>`

interface Ink {
  body: string
  light: string
  dark: string
  accent: string
}

/** A motif of this size around a point; turned round if it is mirrored. */
function motif(name: string, x: number, y: number, size: number, ink: Ink, mirrored = false, opacity = 1): string {
  const layers = MOTIFS[name]
  if (!layers) return ''
  const scale = size / 40
  const fills: Record<string, string> = { f: ink.body, h: ink.light, d: ink.dark, a: ink.accent }
  const strokes: Record<string, string> = { l: ink.body, k: ink.dark, c: ink.accent }
  // A dark edge around everything first, so that it stands out against any sky.
  const edge = layers
    .filter((layer) => 'flac'.includes(layer[0]!))
    .map((layer) => path(layer.slice(1), `stroke-width="${'lc'.includes(layer[0]!) ? 6 : 3.4}"`))
    .join('')
  const drawn = layers
    .map((layer) => {
      const way = layer[0]!
      const d = layer.slice(1)
      return way in fills ? path(d, `fill="${fills[way]}"`) : path(d, `fill="none" stroke="${strokes[way]}" stroke-width="${way === 'k' ? 1.9 : 3}"`)
    })
    .join('')
  const across = mirrored ? -scale : scale
  const place = `translate(${n(x - across * 20)} ${n(y - size / 2)}) scale(${across.toFixed(3)} ${scale.toFixed(3)})`
  return `<g transform="${place}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}><g fill="none" stroke="#060a16" stroke-opacity=".75">${edge}</g>${drawn}</g>`
}

const GROUND_COLOURS: Record<Ground, [number, number, number]> = {
  rock: [220, 10, 52],
  ocean: [208, 62, 46],
  lava: [14, 55, 30],
  ice: [195, 40, 78],
  gas: [34, 48, 62],
  desert: [36, 52, 58],
  jungle: [118, 42, 38],
  machine: [218, 18, 40],
  city: [232, 30, 30],
  crystal: [286, 42, 60],
  broken: [8, 26, 38],
}

/** What lies on a globe around the middle of a box of 100 by 100 whose radius is 50; the caller cuts it to a disc. */
function surface(ground: Ground, hue: number, roll: () => number): string {
  const dark = hsl(hue, 45, 20)
  const pale = hsl(hue, 45, 82)
  const many = (count: number, draw: (at: number) => string): string => Array.from({ length: count }, (_, at) => draw(at)).join('')
  const at = (): number => roll() * 84 - 42
  const blob = (x: number, y: number, r: number): string => {
    const points = Array.from({ length: 7 }, (_, step) => {
      const angle = (step / 7) * 2 * Math.PI
      const reach = r * (0.6 + roll() * 0.7)
      return `${n(x + Math.cos(angle) * reach * 1.35)} ${n(y + Math.sin(angle) * reach)}`
    })
    return `M${points.join('L')}z`
  }
  switch (ground) {
    case 'rock':
      return many(9, () => {
        const [x, y, r] = [at(), at(), 4 + roll() * 9]
        return circle(x, y, r, `fill="${dark}" opacity=".5"`) + circle(x + r * 0.22, y + r * 0.22, r * 0.75, `fill="${pale}" opacity=".22"`)
      })
    case 'ocean':
      return many(4, () => path(blob(at(), at(), 10 + roll() * 12), 'fill="#5f9a4b" stroke="#d9c98f" stroke-width="2" stroke-linejoin="round"')) + path(`M-50 ${n(-30 + roll() * 8)}q25 -10 50 0t50 0M-50 ${n(10 + roll() * 14)}q25 10 50 0t50 0`, 'fill="none" stroke="#fff" stroke-width="5" opacity=".6"')
    case 'lava':
      return many(5, () => path(`M${n(at())} ${n(at())}l${n(roll() * 26 - 13)} ${n(roll() * 26 - 13)}l${n(roll() * 26)} ${n(roll() * 20 - 10)}l${n(roll() * 18 - 9)} ${n(roll() * 24)}`, 'fill="none" stroke="#ffb347" stroke-width="3.4" stroke-linejoin="round"')) + many(3, () => circle(at(), at(), 4 + roll() * 4, 'fill="#ff7a2f"'))
    case 'ice':
      return path('M-50 -50h100v24l-18 6l-14-7l-16 9l-20-8l-32 7z', 'fill="#fff" opacity=".85"') + many(6, () => path(`M${n(at())} ${n(at())}l${n(roll() * 30 - 15)} ${n(roll() * 22)}l${n(roll() * 24)} ${n(roll() * 14)}`, `fill="none" stroke="${hsl(205, 50, 46)}" stroke-width="2"`))
    case 'gas':
      return many(7, (row) => path(`M-50 ${n(-44 + row * 14 + roll() * 4)}q25 ${n(roll() * 10 - 5)} 50 0t50 0v${n(4 + roll() * 6)}h-100z`, `fill="${row % 2 ? pale : dark}" opacity="${row % 2 ? 0.5 : 0.42}"`)) + `<ellipse cx="${n(at() * 0.6)}" cy="${n(12 + roll() * 12)}" rx="12" ry="6" fill="${hsl(hue - 25, 70, 48)}" stroke="${pale}" stroke-width="1.5"/>`
    case 'desert':
      return many(6, (row) => path(`M-50 ${n(-36 + row * 15)}q12 ${n(-6 - roll() * 8)} 25 0t25 0t25 0t25 0`, `fill="none" stroke="${row % 2 ? dark : pale}" stroke-width="${n(2 + roll() * 2)}" opacity=".55"`)) + path(blob(at() * 0.6, at() * 0.6, 8), `fill="${dark}" opacity=".5"`)
    case 'jungle':
      return many(7, (spot) => path(blob(at(), at(), 7 + roll() * 9), `fill="${spot % 2 ? hsl(96, 50, 52) : hsl(150, 50, 22)}"`)) + path(`M-44 ${n(at())}q30 ${n(roll() * 30 - 15)} 88 ${n(roll() * 30 - 15)}`, 'fill="none" stroke="#7fd0f0" stroke-width="3"')
    case 'machine':
      return path('M-50 -30h100M-50 -10h100M-50 12h100M-50 32h100M-30 -50v20M6 -30v20M-22 -10v22M20 -10v22M-6 12v20M30 12v20M-28 32v20', `stroke="${dark}" stroke-width="3"`) + many(9, () => `<rect x="${n(at())}" y="${n(at())}" width="5" height="4" fill="${roll() > 0.4 ? '#ffe9a3' : '#8fe3ff'}"/>`)
    case 'city':
      return path(blob(-8, 0, 30), `fill="${hsl(hue, 30, 16)}"`) + many(34, () => circle(at() * 0.9, at() * 0.9, 1 + roll() * 1.8, `fill="${roll() > 0.3 ? '#ffd977' : '#fff4d6'}"`)) + path(`M${n(at())} ${n(at())}L${n(at())} ${n(at())}L${n(at())} ${n(at())}`, 'fill="none" stroke="#ffd977" stroke-width="1.4"')
    case 'crystal':
      return many(8, (facet) => {
        const [x, y] = [at(), at()]
        return path(`M${n(x)} ${n(y)}l${n(8 + roll() * 12)} ${n(-10 - roll() * 8)}l${n(6 + roll() * 8)} ${n(12 + roll() * 8)}l-12 12z`, `fill="${facet % 2 ? '#fff' : dark}" opacity="${facet % 2 ? 0.5 : 0.4}"`)
      })
    case 'broken':
      return path('M50 -50L8 -20L20 -2L-6 12L12 30L4 60H60z', 'fill="#060a16"') + path('M8 -20L20 -2L-6 12L12 30L4 60', 'fill="none" stroke="#ff8a3c" stroke-width="4"') + many(4, () => circle(at() - 16, at(), 3 + roll() * 6, `fill="${dark}" opacity=".6"`))
  }
}

function stars(roll: () => number, count: number): string {
  let dots = ''
  for (let at = 0; at < count; at += 1) dots += circle(roll() * WIDTH, roll() * HEIGHT, 0.3 + roll() * 0.6, `opacity="${n(0.4 + roll() * 0.6)}"`)
  return `<g fill="#e8efff">${dots}</g>`
}

const inkOf = (hue: number, saturation = 60): Ink => ({
  body: hsl(hue, 32, 90),
  light: '#ffffff',
  dark: hsl(hue, 40, 16),
  accent: hsl(hue, saturation + 20, 62),
})

/** The main colour of what a thing is about. */
function hueOf({ good, keywords = [], hue }: Subject, roll: () => number): number {
  const own = roll() * 360
  if (hue !== undefined) return hue
  if (good && good in GOOD_HUES) return GOOD_HUES[good]!
  if (keywords.includes('rebel')) return 12
  if (keywords.includes('imperium')) return 345
  if (keywords.includes('alien')) return 52
  if (keywords.includes('uplift') || keywords.includes('chromosome')) return 128
  if (keywords.includes('terraforming')) return 165
  return own
}

const SKIES: Record<string, number> = { rebel: 8, imperium: 325, alien: 268, uplift: 158, chromosome: 158 }

function world(subject: Subject, roll: () => number): string {
  const { name, good = 'none', windfall, production, military, keywords = [] } = subject
  const found = motifsOf(name)
  const [main = '', second = ''] = [...new Set([...(subject.about ? [subject.about] : []), ...found])]
  const seed = Math.floor(roll() * 997)
  const hue = hueOf(subject, roll)
  const ground = groundOf(name, seed)
  const [groundHue, saturation, light] = GROUND_COLOURS[ground]
  const goodHue = GOOD_HUES[good]
  // A production world has the colour of its kind, all others that of their ground.
  const globeHue = production && goodHue !== undefined ? goodHue + roll() * 16 - 8 : groundHue + roll() * 40 - 20
  const globeSaturation = production && goodHue !== undefined ? 58 : saturation
  const globeLight = production && goodHue !== undefined ? 48 + roll() * 10 : light
  const keyword = keywords.find((word) => word in SKIES)
  const sky = keyword ? SKIES[keyword]! + roll() * 24 - 12 : 190 + roll() * 130
  const glow = roll() * 100

  // Where the globe is: whole, close on one side, or a horizon to stand on.
  const way = Math.floor(roll() * 5)
  const side = roll() > 0.5 ? 1 : -1
  const [cx, cy, r] =
    way === 0 ? [50, 33, 24] : way === 1 ? [50 + side * 26, 40, 30] : way === 2 ? [50, 92, 56] : way === 3 ? [50 - side * 17, 30, 21] : [50 + side * 40, 74, 56]
  const tilt = n(roll() * 70 - 35)
  const ringed = way !== 2 && way !== 4 && roll() > 0.62
  const parts: string[] = []
  parts.push(`<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>`)
  parts.push(`<ellipse cx="${n(glow)}" cy="${n(roll() * 40)}" rx="46" ry="22" fill="${hsl(sky + 50, 70, 50)}" opacity=".22" transform="rotate(${n(roll() * 50 - 25)} 50 32)"/>`)
  parts.push(stars(roll, 16))
  if (windfall) {
    const halo = good === 'any' ? Object.values(GOOD_HUES) : [goodHue ?? 210]
    parts.push(circle(cx, cy, r + 6, `fill="${hsl(halo[0]!, 80, 60)}" opacity=".2"`))
    halo.forEach((each, at) => {
      const dash = halo.length > 1 ? `pathLength="4" stroke-dasharray=".9 3.1" stroke-dashoffset="${-at}"` : `stroke-dasharray="${n(r * 0.42)} ${n(r * 0.16)}"`
      parts.push(circle(cx, cy, r + 4.5, `fill="none" stroke="${hsl(each, 82, 64)}" stroke-width="3" ${dash} transform="rotate(${tilt} ${n(cx)} ${n(cy)})"`))
    })
  }
  if (ringed) parts.push(ellipse(cx, cy, r, tilt, hsl(globeHue + 20, 40, 76), true))
  parts.push(circle(cx, cy, r, `fill="${hsl(globeHue, globeSaturation, globeLight)}"`))
  parts.push(`<g clip-path="url(#c)"><g transform="translate(${n(cx)} ${n(cy)}) rotate(${tilt}) scale(${(r / 50).toFixed(2)})">${surface(ground, globeHue, roll)}</g></g>`)
  parts.push(circle(cx, cy, r, 'fill="url(#l)"'))
  if (military) parts.push(circle(cx, cy, r + 0.6, `fill="none" stroke="${RED}" stroke-width="1.8"`))
  if (ringed) parts.push(ellipse(cx, cy, r, tilt, hsl(globeHue + 20, 40, 76), false))
  if (way !== 2 && roll() > 0.45) parts.push(moon(cx - side * (r + 9), cy - r * 0.7, 2 + roll() * 4, sky))
  const ink = inkOf(hue)
  if (production && goodHue !== undefined) parts.push(industry(roll, way === 2 ? 40 : 60, hsl(goodHue, 80, 66)))
  // The shape of its kind, beside its colour.
  if (goodHue !== undefined) {
    const [x, y] = way === 1 ? [50 + side * 34, 20] : way === 3 ? [50 - side * 36, 48] : [side > 0 ? 7 : 81, 46]
    parts.push(`<g transform="translate(${n(x)} ${n(y)}) scale(.8)">${path(SHAPES[good]!, `fill="${hsl(goodHue, 80, 64)}" stroke="#060a16" stroke-width="2" paint-order="stroke"`)}</g>`)
  }
  if (military) parts.push(patrol(roll, 50 - side * 30, 16 + roll() * 8, side))
  const x = way === 0 ? 50 + side * 8 : way === 1 ? 50 - side * 12 : way === 3 ? 50 + side * 14 : way === 4 ? 50 - side * 8 : 50
  const mirrored = roll() > 0.5
  const other = second && second !== 'planet' && second !== 'obelisk' ? second : ''
  if (other) parts.push(motif(other, x + (mirrored ? 20 : -20), 33, 18, { ...ink, body: hsl(hue + 30, 26, 78) }, !mirrored))
  const shown = main === 'planet' ? '' : main
  parts.push(motif(shown, x, 35, 34 - (other ? 2 : 0) - roll() * 3, ink, mirrored))
  return svg(parts.join(''), `${LIGHT}<linearGradient id="s" x1="0" y1="0" x2="${n(roll())}" y2="1"><stop stop-color="${hsl(sky, 48, 24)}"/><stop offset="1" stop-color="${hsl(sky + 30, 55, 9)}"/></linearGradient><clipPath id="c">${circle(cx, cy, r, '')}</clipPath>`)
}

const LIGHT =
  '<radialGradient id="l" cx=".34" cy=".28" r=".82"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#03060f" stop-opacity=".8"/></radialGradient>'

function ellipse(x: number, y: number, r: number, tilt: string, colour: string, behind: boolean): string {
  const [a, b] = [r * 1.6, r * 0.42]
  const arc = `M${n(x - a)} ${n(y)}A${n(a)} ${n(b)} 0 0 ${behind ? 1 : 0} ${n(x + a)} ${n(y)}`
  return path(arc, `fill="none" stroke="${colour}" stroke-width="3" opacity=".85" transform="rotate(${tilt} ${n(x)} ${n(y)})"`)
}

const moon = (x: number, y: number, r: number, hue: number): string =>
  circle(x, y, r, `fill="${hsl(hue, 16, 74)}"`) + circle(x + r * 0.4, y + r * 0.3, r * 0.85, 'fill="#03060f" opacity=".45"')

/** Chimneys and halls along the lower edge, lit in the colour of what is made. */
function industry(roll: () => number, top: number, colour: string): string {
  let d = ''
  let lights = ''
  for (let x = 2 + roll() * 4; x < 96; x += 7 + roll() * 7) {
    const [w, h] = [3 + roll() * 4, 5 + roll() * 9]
    d += `M${n(x)} 66v${n(-h - 4)}h${n(w)}v${n(h + 4)}z`
    if (roll() > 0.4) lights += circle(x + w / 2, 63 - h + 3, 0.9, '')
  }
  return path(d, `fill="#0b1122" stroke="${colour}" stroke-width=".7" opacity="${top > 50 ? 0.95 : 0.9}"`) + `<g fill="${colour}">${lights}</g>`
}

/** Small fighters, for what is taken by force. */
function patrol(roll: () => number, x: number, y: number, side: number): string {
  const ships = Array.from({ length: 3 }, (_, at) => `M${n(x + side * at * 7)} ${n(y + at * (2 + roll() * 3))}l${-side * 6} -2l${side * 1.5} 2l${-side * 1.5} 2z`)
  return path(ships.join(''), `fill="${RED}" stroke="#060a16" stroke-width=".8" paint-order="stroke"`)
}

const svg = (body: string, defs: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>`

/** What is thought out rather than found: a development, a technology, an event. */
function plan(subject: Subject, roll: () => number): string {
  const { name, grand, keywords = [] } = subject
  const found = motifsOf(name).filter((one) => !['planet', 'dome'].includes(one))
  const [main = subject.about ?? 'gear', second = ''] = found
  const hue = hueOf(subject, roll)
  const ink = grand ? { body: '#fdf0c4', light: '#fff', dark: '#2c2008', accent: hsl(hue, 75, 62) } : inkOf(hue, 55)
  const parts = [`<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#b)"/>`]
  // The room it stands in.
  const room = Math.floor(roll() * 6)
  const line = `stroke="${hsl(hue, 50, 62)}" fill="none" stroke-width=".8" opacity=".5"`
  if (room === 0) parts.push(path('M0 46h100M0 52h100M0 59h100M50 40L-20 70M50 40L10 70M50 40L36 70M50 40L64 70M50 40L90 70M50 40L120 70', line))
  else if (room === 1) parts.push([30, 24, 18].map((r) => circle(50, 33, r, line)).join(''))
  else if (room === 2) parts.push(path('M10 64V26C10 -4 90 -4 90 26V64M22 64V28C22 6 78 6 78 28V64', line))
  else if (room === 3) parts.push(path(Array.from({ length: 12 }, (_, at) => `M50 34L${n(50 + 70 * Math.cos(at * 0.524 + 0.2))} ${n(34 + 70 * Math.sin(at * 0.524 + 0.2))}`).join(''), line))
  else if (room === 4) parts.push(path('M0 64L30 40L48 52L70 30L100 54V64z', `fill="${hsl(hue, 45, 12)}"`) + stars(roll, 14))
  else parts.push(path('M0 10H100M0 21H100M0 32H100M0 43H100M0 54H100M12 0V64M31 0V64M50 0V64M69 0V64M88 0V64', line))
  const side = roll() > 0.5 ? 1 : -1
  // What belongs to its family stands behind: worlds that a route joins, a patrol, the half of a planet that turns green.
  if (keywords.includes('terraforming')) parts.push(circle(50 + side * 34, 46, 22, 'fill="#7b5a3a"') + path(`M${50 + side * 34} 24a22 22 0 0 1 0 44z`, 'fill="#4f9d5a"'))
  else if (subject.military) parts.push(patrol(roll, 50 - side * 38, 14, side) + patrol(roll, 50 + side * 22, 46, side))
  else if (subject.about === 'arrows') parts.push(path('M12 46Q50 -8 88 22', `fill="none" stroke="${hsl(hue, 60, 70)}" stroke-width="1.6" stroke-dasharray="3 2.5"`) + moon(12, 47, 7, hue) + moon(88, 21, 5, hue + 120))
  else parts.push(moon(50 + side * (34 + roll() * 8), 16 + roll() * 34, 3 + roll() * 7, hue + 180))
  const mirrored = roll() > 0.5
  const shift = second ? side * 9 : side * roll() * 5
  if (second) parts.push(motif(second, 50 - side * 20, 37, 20, { ...ink, body: hsl(hue + 20, 30, 80) }, !mirrored))
  parts.push(motif(main, 50 + shift, 34, 42 - (second ? 5 : 0) - roll() * 4, ink, mirrored))
  if (subject.good && subject.good in SHAPES)
    parts.push(`<g transform="translate(${side > 0 ? 6 : 80} 47) scale(.85)">${path(SHAPES[subject.good]!, `fill="${hsl(GOOD_HUES[subject.good]!, 80, 64)}" stroke="#060a16" stroke-width="2" paint-order="stroke"`)}</g>`)
  if (grand) parts.push(`<rect x="1.5" y="1.5" width="97" height="61" rx="2" fill="none" stroke="${GOLD}" stroke-width="3"/><rect x="4.5" y="4.5" width="91" height="55" rx="1" fill="none" stroke="${GOLD}" stroke-width=".8"/>`)
  const turn = roll() > 0.5 ? 'x1="0" y1="0" x2="1" y2="1"' : 'x1="1" y1="0" x2="0" y2="1"'
  return svg(parts.join(''), `<linearGradient id="b" ${turn}><stop stop-color="${hsl(hue, 42, 34)}"/><stop offset="1" stop-color="${hsl(hue + 40, 44, 13)}"/></linearGradient>`)
}

/** A star with its planets; some have a second sun, some a belt, some are seen from a planet close by. */
function star(subject: Subject, roll: () => number): string {
  const hue = subject.hue ?? [4, 22, 38, 52, 66, 168, 196, 216, 244, 280, 322][Math.floor(roll() * 11)]!
  const side = roll() > 0.5 ? 1 : -1
  const r = 7 + roll() * roll() * 22
  const [x, y] = [50 + side * (4 + roll() * 26), 18 + roll() * 26]
  const sky = roll() * 360
  const parts = [`<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>`, stars(roll, 22)]
  parts.push(`<ellipse cx="${n(roll() * 100)}" cy="${n(roll() * 64)}" rx="${n(30 + roll() * 30)}" ry="${n(10 + roll() * 14)}" fill="${hsl(sky + 60 + roll() * 120, 60, 44)}" opacity=".4" transform="rotate(${n(roll() * 120 - 60)} 50 32)"/>`)
  parts.push(circle(x, y, r * 2, `fill="${hsl(hue, 90, 60)}" opacity=".14"`), circle(x, y, r * 1.45, `fill="${hsl(hue, 90, 60)}" opacity=".24"`))
  if (roll() > 0.6) parts.push(path(Array.from({ length: 8 }, (_, at) => `M${n(x)} ${n(y)}L${n(x + r * 3 * Math.cos(at * 0.785 + 0.3))} ${n(y + r * 3 * Math.sin(at * 0.785 + 0.3))}`).join(''), `stroke="${hsl(hue, 90, 74)}" stroke-width="1" opacity=".7"`))
  parts.push(circle(x, y, r, `fill="${hsl(hue, 92, 64)}"`), circle(x - r * 0.2, y - r * 0.2, r * 0.62, `fill="${hsl(hue + 12, 96, 84)}"`))
  if (roll() > 0.7) parts.push(circle(x - side * (r + 10), y - 6, 3 + r * 0.4, `fill="${hsl(hue + 150, 80, 78)}"`))
  const planets = 1 + Math.floor(roll() * 3)
  for (let at = 0; at < planets; at += 1) {
    const away = r + 9 + at * 9
    const angle = 0.5 + roll() * 1.5 + (side > 0 ? Math.PI / 2 : -Math.PI / 6)
    const [px, py, size] = [x + Math.cos(angle) * away * 1.2, y + Math.sin(angle) * away * 0.6, 2 + roll() * 4.5]
    parts.push(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(away * 1.25)}" ry="${n(away * 0.62)}" fill="none" stroke="#cfdcff" stroke-opacity=".35" stroke-width=".7" transform="rotate(${-side * 18} ${n(x)} ${n(y)})"/>`)
    parts.push(moon(px, py, size, roll() * 360))
    if (roll() > 0.6) parts.push(`<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(size * 1.9)}" ry="${n(size * 0.5)}" fill="none" stroke="#e8d9b0" stroke-width="1"/>`)
  }
  const near = Math.floor(roll() * 4)
  if (near === 0) parts.push(circle(50 - side * 20, 96, 50, `fill="${hsl(roll() * 360, 40, 34)}"`), circle(50 - side * 14, 100, 50, 'fill="#03060f" opacity=".5"'))
  else if (near === 1) parts.push(circle(50 - side * 46, 18, 20, `fill="${hsl(roll() * 360, 46, 46)}"`), circle(50 - side * 52, 22, 20, 'fill="#03060f" opacity=".6"'))
  else if (near === 2) parts.push(...Array.from({ length: 11 }, (_, at) => circle(4 + at * 9 + roll() * 5, 50 - at * side * 2 + roll() * 8, 0.8 + roll() * 2.2, 'fill="#b9a58a"')))
  if (subject.about) parts.push(motif(subject.about, 50 - side * 30, 46, 20, inkOf(hue), roll() > 0.5))
  return svg(parts.join(''), `<linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${hsl(sky, 50, 20)}"/><stop offset="1" stop-color="${hsl(sky + 40, 60, 8)}"/></linearGradient>`)
}

/** The arms of a faction; its other side has them in gold. */
function emblem(subject: Subject, roll: () => number): string {
  const hue = hueOf(subject, roll)
  const [main = subject.about ?? 'star'] = motifsOf(subject.name)
  const field = ['M50 2L78 10V34C78 50 66 58 50 63C34 58 22 50 22 34V10z', 'M26 4H74V44L50 62L26 44z', 'M50 1L82 17V47L50 63L18 47V17z'][Math.floor(roll() * 3)]!
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${hsl(hue, 40, 14)}"/>`,
    path('M0 0L100 64M0 64L100 0M50 0V64M0 32H100', `stroke="${hsl(hue, 50, 40)}" stroke-width="1" opacity=".5"`),
    subject.twin ? path('M0 0H100V64H0z', `fill="none" stroke="${GOLD}" stroke-width="8"`) : '',
    path(field, `fill="${hsl(hue, 48, subject.twin ? 20 : 34)}" stroke="${subject.twin ? GOLD : hsl(hue, 40, 80)}" stroke-width="2.4"`),
    motif(main, 50, 31, 36, subject.twin ? { ...inkOf(hue), body: '#ffe9a8' } : inkOf(hue)),
  ]
  return svg(parts.join(''), '')
}

const DRAWN = { world, plan, star, emblem }
const kept = new Map<string, string>()

/** The picture of a thing, as the text of an SVG. */
export function picture(subject: Subject): string {
  return DRAWN[subject.as](subject, dice(`${subject.name}/${subject.as}`))
}

/** The address of a picture, for an `<img>`; made once for each thing. */
export function pictureAddress(subject: Subject): string {
  const key = JSON.stringify(subject)
  let found = kept.get(key)
  if (!found) {
    found = `data:image/svg+xml,${encodeURIComponent(picture(subject))}`
    kept.set(key, found)
  }
  return found
}
