// The service worker: keeps the client at hand, so that it opens at once and also without a network, and shows what
// the server pushes. Of /api it keeps only what is read again and again: cards, rules and replays. The server is always
// asked first, and never answered for where it matters: whose turn it is must come from the server.
//
// The build puts two lines before these: BUILD, a name that changes with the client, and KEPT, all files of it.

const CACHE = `starboard-${BUILD}`
// What was read of /api. It goes with the client, which may not understand what another has read.
const SHELF = `${CACHE}-read`
const READ = /^\/api\/(games(\/[^/]+\/(things|rules))?|tables\/[^/]+\/things|replays\/[^/]+(\/frames\/\d+)?)$/
const MOST_READ = 500

self.addEventListener('install', (event) => event.waitUntil(keep()))

self.addEventListener('activate', (event) => event.waitUntil(tidy()))

// All of it or nothing: half a client is of no use without a network. Only what has its content in its name may come
// from what the browser has kept.
async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll(KEPT.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' })))
  await self.skipWaiting()
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== CACHE && name !== SHELF) await caches.delete(name)
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (READ.test(pathname)) return event.respondWith(read(event))
  if (pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (KEPT.includes(pathname)) event.respondWith(file(request))
})

// The newest page if there is a network, else the one that goes with what is kept.
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await kept('/')) ?? Response.error()
  }
}

// What the server says; if it cannot be reached, what it said last.
async function read(event) {
  const { request } = event
  try {
    const answer = await fetch(request)
    if (answer.ok) event.waitUntil(shelve(request, answer.clone()))
    return answer
  } catch {
    return (await (await caches.open(SHELF)).match(request, { ignoreVary: true })) ?? Response.error()
  }
}

async function shelve(request, answer) {
  const shelf = await caches.open(SHELF)
  await shelf.put(request, answer)
  const all = await shelf.keys()
  for (const oldest of all.slice(0, Math.max(0, all.length - MOST_READ))) await shelf.delete(oldest)
}

async function file(request) {
  return (await kept(request)) ?? fetch(request)
}

async function kept(request) {
  const cache = await caches.open(CACHE)
  return cache.match(request)
}

self.addEventListener('push', (event) => {
  const { title = 'Starboard', body = '', url = '/', tag } = event.data?.json() ?? {}
  // A new message takes the place of an old one of its tag, but not in silence. Without a tag there is none to replace.
  const how = { body, tag, renotify: Boolean(tag), icon: '/icon-192.png', data: { url } }
  event.waitUntil(self.registration.showNotification(title, how))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})

async function show(url) {
  const open = await self.clients.matchAll({ type: 'window' })
  const [first] = open
  if (!first) return self.clients.openWindow(url)
  await first.focus()
  return first.navigate(url)
}
