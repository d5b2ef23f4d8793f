// Watcher: Back on a phone closes what lies over a page before it leaves the page, where the browser can tell us.

interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}

/** Call `close` at the next wish to close something; returns how to stop watching. */
export function watchBack(close: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher }
  if (!CloseWatcher) return () => undefined
  const watcher = new CloseWatcher()
  watcher.onclose = close
  return () => watcher.destroy()
}
