// Accepted: the invitation that somebody has said yes to before saying who they are; they are not asked again.

let token = ''

export function accept(invited: string): void {
  token = invited
}

/** Was this one said yes to? Once only. */
export function accepted(invited: string): boolean {
  const yes = token !== '' && token === invited
  token = ''
  return yes
}
