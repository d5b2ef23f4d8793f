// Letters: how long the words of a title are, for titles that must not be broken inside a word, and where a long word may
// be broken if it has to be.

/** The number of letters of the longest word. */
export function longestWord(title: string): number {
  return Math.max(1, ...title.split(/\s+/).map((word) => word.length))
}

const LONG = 11
const VOWEL = '[aeiouyąęó]'
const CONSONANT = '[^aeiouyąęó\\s-]'
/** Letters that are read as one sound, and clusters with which a syllable begins. */
const PAIR = '(?:ch|cz|dz|dź|dż|rz|sz)'
const ONSET = '(?:brz|krz|prz|strz|trz|wrz)'
const BREAK = new RegExp(
  `(?<=${VOWEL})(?=(?:${ONSET}|${PAIR}|${CONSONANT})${VOWEL})|(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}${VOWEL})`,
  'gi',
)
const PAIRED = new RegExp(`^${PAIR}$`, 'i')
/** English words are broken only after these, or before those, where anybody would. */
const PREFIX = /^(home|hyper|infra|inter|manu|mega|meta|multi|radio|super|terra|trans|trend|under)(?=\p{L}{5})/iu
const ENDING = /(?<=\p{L}{4})(?=(?:alists|ciation|doned|erate|ganda|gers|mation|ments|naries|sance|thizers|tine|tisers|tium|tors)$|(?<=ct)ing$)/iu

/**
 * The title with soft hyphens in its long words. Polish words may be broken before a consonant between two vowels, before
 * a cluster that begins a syllable, and between two such consonants, at least three letters from either end; English
 * ones after a prefix or before an ending. Few browsers know that by themselves. A word of `long` letters stays whole.
 */
export function softly(title: string, language: string, long = LONG): string {
  return title.replace(/[^\s-]+/g, (word) => {
    if (word.length <= long) return word
    if (language === 'en') {
      const broken = word.replace(PREFIX, '$1\u00ad')
      return broken === word ? word.replace(ENDING, '\u00ad') : broken
    }
    return word.replace(BREAK, (_, at: number) =>
      at < 3 || at > word.length - 3 || PAIRED.test(word.slice(at - 1, at + 1)) ? '' : '\u00ad',
    )
  })
}
