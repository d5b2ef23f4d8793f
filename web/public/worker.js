// The service worker: keeps the client at hand, so that it opens at once and also without a network, and shows what
// the server pushes. It never keeps anything of /api: whose turn it is must come from the server.

const CACHE = 'starboard-1'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(tidy()))

async function tidy() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

// The newest page if there is a network, else the last one seen.
async function page(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put('/', answer.clone())
    return answer
  } catch {
    return (await cache.match('/')) ?? Response.error()
  }
}

// Names of assets change with their content, so what was fetched once is right for ever.
async function asset(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

self.addEventListener('push', (event) => {
  const { title = 'Starboard', body = '', url = '/', tag } = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }))
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
