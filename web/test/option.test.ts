import { describe, expect, it, test } from 'vitest'
import { linesUnder } from '../src/lib/atlas'
import { effectOf, partsOfOption } from '../src/lib/option'

describe('options', () => {
  test('are cut behind their name', () => {
    expect(partsOfOption('Drop Ships — development, cost 4')).toEqual({ head: 'Drop Ships', more: 'development, cost 4' })
    expect(partsOfOption('Trade. Sell one good. Draw cards.')).toEqual({ head: 'Trade', more: 'Sell one good. Draw cards.' })
    expect(partsOfOption('Explore: +5. Everybody explores.')).toEqual({ head: 'Explore: +5', more: 'Everybody explores.' })
    expect(partsOfOption('Inżynierowie ds. terraformacji')).toEqual({ head: 'Inżynierowie ds. terraformacji', more: '' })
    expect(partsOfOption('Place no world')).toEqual({ head: 'Place no world', more: '' })
  })

  test('say what a thing does, but not twice', () => {
    const thing = { title: 'Drop Ships', text: ['Drop Ships — development', 'III: +3 Military.'], drawing: {}, reconstructed: [] }
    const atlas = { ruleset: 'race', things: { 'drop-ships': thing } } as unknown as Parameters<typeof effectOf>[0]
    expect(effectOf(atlas, 'drop-ships', 'Drop Ships — development')).toBe('III: +3 Military.')
    expect(effectOf(atlas, 'drop-ships', 'Drop Ships — III: +3 Military.')).toBe('')
    expect(effectOf(atlas, 'pass', 'Nothing')).toBe('')
  })
})

it('does not say a title again under itself', () => {
  expect(linesUnder('Develop', ['Develop. Everybody may place a development.', 'More.'])).toEqual(['Everybody may place a development.', 'More.'])
  expect(linesUnder('Gem World', ['Gem World — world, cost 2'])).toEqual(['World, cost 2'])
  expect(linesUnder('Develop', ['Development, cost 1'])).toEqual(['Development, cost 1'])
})
