// Shared: a new view that keeps every part of the old one that is equal, so that only what changed is drawn again.

type Plain = Record<string, unknown>

/** `next`, with each part that equals its counterpart in `last` replaced by that very part. Plain data only. */
export function shared<T>(last: unknown, next: T): T {
  if (last === next || typeof next !== 'object' || next === null || typeof last !== 'object' || last === null) return next
  if (Array.isArray(next)) {
    if (!Array.isArray(last)) return next
    const kept = next.map((item, at) => shared(last[at], item))
    return (last.length === kept.length && kept.every((item, at) => item === last[at]) ? last : kept) as T
  }
  const [before, after] = [last as Plain, next as Plain]
  const keys = Object.keys(after)
  const kept: Plain = {}
  let same = keys.length === Object.keys(before).length
  for (const key of keys) {
    kept[key] = shared(before[key], after[key])
    if (kept[key] !== before[key]) same = false
  }
  return (same ? before : kept) as T
}
