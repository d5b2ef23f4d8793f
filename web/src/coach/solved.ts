// Solved: which puzzles one has solved, kept in this browser only.

const KEY = 'starboard-puzzles'

function all(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return found !== null && typeof found === 'object' ? (found as Record<string, string[]>) : {}
  } catch {
    return {}
  }
}

export const solvedIn = (ruleset: string): string[] => {
  const found = all()[ruleset]
  return Array.isArray(found) ? found : []
}

export function solved(ruleset: string, name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [ruleset]: [...new Set([...solvedIn(ruleset), name])] }))
  } catch {
    // No room, or not allowed: then it is not remembered.
  }
}
