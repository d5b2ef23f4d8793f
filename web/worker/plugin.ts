// Writes worker.js into the build: the service worker, with the list of all files it keeps and a name for this build.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const here = (path: string) => new URL(path, import.meta.url)

/** The first lines of the worker: what is kept, and a name that changes whenever any of it does. */
export function heading(files: Record<string, string | Uint8Array>): string {
  const names = Object.keys(files).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update('\0').update(files[name]!).update('\0')
  const kept = names.map((name) => (name === 'index.html' ? '/' : `/${name}`))
  return `const BUILD = '${hash.digest('hex').slice(0, 16)}'\nconst KEPT = ${JSON.stringify(kept)}\n`
}

export function worker(): Plugin {
  return {
    name: 'starboard-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files: Record<string, string | Uint8Array> = {}
        for (const file of Object.values(bundle)) files[file.fileName] = file.type === 'chunk' ? file.code : file.source
        for (const name of readdirSync(here('../public'))) files[name] = readFileSync(here(`../public/${name}`))
        const source = heading(files) + readFileSync(here('./worker.js'), 'utf8')
        this.emitFile({ type: 'asset', fileName: 'worker.js', source })
      },
    },
  }
}
