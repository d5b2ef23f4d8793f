// The service worker: keeps the client at hand, so that it opens at once and also without a network, and shows what
// the server pushes. It never keeps anything of /api: whose turn it is must come from the server.
//
// The build puts two lines before these: BUILD, a name that changes with the client, and KEPT, all files of it.

const CACHE = `starboard-${BUILD}`

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
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
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
