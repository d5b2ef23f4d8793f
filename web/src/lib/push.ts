// Push: messages from the server while no page is open, through the browser's own service and our service worker.

import type { PushSubscription as Wire } from './protocol'

/** Can this browser be told at all? Not without https, nor where it has no such service. */
export const possible = 'serviceWorker' in navigator && 'PushManager' in globalThis

async function manager(): Promise<PushManager | null> {
  if (!possible) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager ?? null
}

export async function subscribed(): Promise<boolean> {
  return Boolean(await (await manager())?.getSubscription())
}

/** Ask the browser for a subscription; it may ask the person. */
export async function subscribe(key: string): Promise<Wire> {
  const found = await (await navigator.serviceWorker.ready).pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  return found.toJSON() as unknown as Wire
}

/** The subscription that is given up, if there was one. */
export async function unsubscribe(): Promise<Wire | null> {
  const found = await (await manager())?.getSubscription()
  if (!found) return null
  await found.unsubscribe()
  return found.toJSON() as unknown as Wire
}
