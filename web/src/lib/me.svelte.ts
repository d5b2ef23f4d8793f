// Me: who one is on this server: a name behind a cookie, perhaps with a password.

import { forget, rememberedMe, rememberMe } from './away'
import { del, get, post, put, Refusal } from './http'
import type { Me } from './protocol'
import { settings } from './settings.svelte'

let known = $state.raw<Me | null | undefined>(undefined)

/** Undefined while it is not known yet, null for somebody new. */
export const me = (): Me | null | undefined => known

export async function meet(): Promise<void> {
  try {
    known = await get<Me | null>('/me')
    rememberMe(known)
  } catch (refused) {
    // Without the server there is still something to read; what needs it says so.
    const remembered = refused instanceof Refusal && refused.status === 0 ? rememberedMe() : null
    if (!remembered) throw refused
    known = remembered
  }
}

export async function become(name: string): Promise<void> {
  known = await post<Me>('/me', { name, language: settings.language })
  rememberMe(known)
}

export async function logIn(name: string, password: string): Promise<void> {
  known = await post<Me>('/login', { name, password })
  rememberMe(known)
}

export async function setPassword(password: string, current: string): Promise<void> {
  await post('/me/password', { password, current })
  await meet()
}

/** Wish to be rated, or not. */
export async function setRated(rated: boolean): Promise<void> {
  known = await put<Me>('/me/rated', { rated })
}

/** Be forgotten here; the password, if one has one. */
export async function leave(password: string): Promise<void> {
  await del('/me', { password })
  await forget()
  known = null
}

export async function logOut(everywhere: boolean): Promise<void> {
  await post('/logout', { everywhere })
  await forget()
  known = null
}
