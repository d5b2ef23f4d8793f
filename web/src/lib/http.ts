// Http: requests to the server's lobby. A refusal becomes a `Refusal` that carries the server's own sentence.

import type { Problem } from './protocol'
import { spoken, t, worded } from './words.svelte'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    text: string,
  ) {
    super(text)
  }
}

async function send<T>(method: string, path: string, body?: unknown, plain = false): Promise<T> {
  let answer: Response
  const headers: Record<string, string> = { 'Accept-Language': spoken() }
  if (body !== undefined) headers['Content-Type'] = plain ? 'text/plain' : 'application/json'
  try {
    const text = plain ? (body as string) : JSON.stringify(body)
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : text })
  } catch {
    await worded()
    throw new Refusal(0, 'offline', t('problem-offline'))
  }
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  if (!answer.ok) {
    const problem = isJson ? ((await answer.json()) as Partial<Problem>) : {}
    throw new Refusal(answer.status, problem.reason ?? '', problem.text || t('problem-status', { status: answer.status }))
  }
  if (answer.status === 204) return undefined as T
  return (isJson ? await answer.json() : await answer.text()) as T
}

export const get = <T>(path: string): Promise<T> => send<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => send<T>('POST', path, body)
export const put = <T>(path: string, body: unknown): Promise<T> => send<T>('PUT', path, body)
export const del = <T>(path: string, body?: unknown): Promise<T> => send<T>('DELETE', path, body)
export const postText = <T>(path: string, body: string): Promise<T> => send<T>('POST', path, body, true)
