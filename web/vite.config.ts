// Builds the client into the Python package, from where the server hands it out.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { env } from 'node:process'
import { defineConfig } from 'vitest/config'
import { worker } from './worker/plugin.ts'

const server = env.STARBOARD_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    outDir: '../src/starboard/web/dist',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Inlined files would be data: addresses, which the server's content policy forbids for everything but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
})
