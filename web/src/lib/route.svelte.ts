// Route: which page is shown, from the part of the address after `#`. Plain links lead everywhere.

export interface Route {
  page: string
  /** The parts after the page: an id, a ruleset, a section. */
  parts: string[]
  query: URLSearchParams
}

// Links that invite are written /join#token, so that no server on the way ever logs the token.
if (location.pathname === '/join' && location.hash && !location.hash.startsWith('#/')) {
  history.replaceState(null, '', `/#/join/${location.hash.slice(1)}`)
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const [page = '', ...parts] = path.split('/').map(decodeURIComponent)
  return { page, parts, query: new URLSearchParams(query) }
}

let current = $state.raw<Route>(read())

addEventListener('hashchange', () => {
  current = read()
  scrollTo(0, 0)
})

export const route = (): Route => current

/** Go to a page; `instead`: of this one, so that Back does not lead here again. */
export function go(path: string, instead = false): void {
  if (instead) location.replace(`#${path}`)
  else location.hash = path
}

/** Write into the address where on this page one is, so that one comes back to it. The page stays as it is. */
export function remember(query: Record<string, string>): void {
  const [path] = location.hash.split('?')
  history.replaceState(history.state, '', `${path}?${new URLSearchParams(query)}`)
}
