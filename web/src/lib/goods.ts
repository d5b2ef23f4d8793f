// Goods: the outline of each kind of good, in a box of 16 by 16. Their colours are the tokens `--good-<kind>`.

export const GOOD_SHAPES: Record<string, string> = {
  novelty: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z',
  rare: 'M8 .8L15.2 8L8 15.2L.8 8z',
  genes: 'M14.5 1.5C15 9 12 14.5 5.5 14.5L1.5 14.5L1.5 10.5C1.5 4 7 1 14.5 1.5z',
  alien: 'M8 .8l2.2 4.9 5.2.5-3.9 3.5 1.1 5.2L8 12.2l-4.6 2.7 1.1-5.2L.6 6.2l5.2-.5z',
}
