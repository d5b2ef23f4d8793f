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

export function go(path: string): void {
  location.hash = path
}
