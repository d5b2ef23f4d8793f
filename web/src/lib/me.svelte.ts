// Me: who one is on this server: a name behind a cookie, perhaps with a password.

import { get, post } from './http'
import type { Me } from './protocol'
import { settings } from './settings.svelte'

let known = $state.raw<Me | null | undefined>(undefined)

/** Undefined while it is not known yet, null for somebody new. */
export const me = (): Me | null | undefined => known

export async function meet(): Promise<void> {
  known = await get<Me | null>('/me')
}

export async function become(name: string): Promise<void> {
  known = await post<Me>('/me', { name, language: settings.language })
}

export async function logIn(name: string, password: string): Promise<void> {
  known = await post<Me>('/login', { name, password })
}

export async function setPassword(password: string, current: string): Promise<void> {
  await post('/me/password', { password, current })
  await meet()
}

export async function logOut(everywhere: boolean): Promise<void> {
  await post('/logout', { everywhere })
  known = null
}
