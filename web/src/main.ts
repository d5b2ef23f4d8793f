// The client begins here: the language first, so that nothing is ever shown in the wrong one.

import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { meet } from './lib/me.svelte'
import { route } from './lib/route.svelte'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/words.svelte'
import { pages } from './pages/pages'

const spoken = speak(settings.language)
// What the first page needs is asked for at once: on a slow line every question takes its time.
const met = meet()
met.catch(() => undefined)
pages[route().page]?.().catch(() => undefined)
await spoken
mount(App, { target: document.getElementById('app')!, props: { met } })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js')
