import { expect, test } from 'vitest'
import { longestWord, softly } from '../src/lib/letters'

const broken = (title: string, language = 'pl'): string => softly(title, language).replaceAll('\u00ad', '|')

test('a long Polish word may be broken before a consonant between two vowels, and between two consonants', () => {
  expect(broken('Gildia Terraformatorów')).toBe('Gildia Ter|ra|for|ma|to|rów')
  expect(broken('Megastruktury kosmiczne')).toBe('Megastruk|tury kosmiczne')
  expect(broken('Hiperobliczenia')).toBe('Hipe|rob|li|cze|nia')
})

test('letters that are one sound stay together, and shorter words whole', () => {
  expect(broken('Podstępni terraformatorzy')).toBe('Podstępni ter|ra|for|ma|to|rzy')
  expect(broken('Wszechogarniający')).toBe('Wsze|cho|gar|nia|jący')
  expect(broken('Świat wulkaniczny')).toBe('Świat wulkaniczny')
})

test('a syllable may begin with a cluster', () => {
  expect(broken('Anomalie czasoprzestrzenne')).toBe('Anomalie cza|so|prze|strzenne')
})

test('in English a long word is broken after its prefix or before its ending only', () => {
  expect(broken('Hypercomputing', 'en')).toBe('Hyper|computing')
  expect(broken('Deep Space Megastructures', 'en')).toBe('Deep Space Mega|structures')
  expect(broken('Radiation-Resistant Crops', 'en')).toBe('Radiation-Resistant Crops')
  expect(broken('Specialization', 'en')).toBe('Specialization')
  expect(broken('Interstellar', 'en')).toBe('Inter|stellar')
  expect(broken('Mining Conglomerate', 'en')).toBe('Mining Conglom|erate')
  expect(broken('Terraforming Guild', 'en')).toBe('Terra|forming Guild')
})

test('where there is less room, shorter words may be broken, too', () => {
  const narrow = (title: string): string => softly(title, 'en', 8).replaceAll('\u00ad', '|')
  expect(narrow('Rebel Homeworld')).toBe('Rebel Home|world')
  expect(narrow('Prospecting Guild')).toBe('Prospect|ing Guild')
  expect(narrow('Imperium Seat')).toBe('Imperium Seat')
})

test('the longest word counts', () => {
  expect(longestWord('Alien Technology Institute')).toBe(10)
})
