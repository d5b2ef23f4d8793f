import { expect, it } from 'vitest'
import { nextToLook, type SeatState } from '../src/table/turns'

const idle = (seat: number): SeatState => ({ seat, heard: true, asked: false, consent: false })
const asked = (seat: number): SeatState => ({ ...idle(seat), asked: true })
const consent = (seat: number): SeatState => ({ ...idle(seat), consent: true })
const unheard = (seat: number): SeatState => ({ ...idle(seat), heard: false })

it('stays with whoever is asked', () => {
  expect(nextToLook([asked(0), asked(1)], 0)).toBe(null)
})

it('calls the next one who is asked, and nobody who is not', () => {
  expect(nextToLook([idle(0), idle(1), asked(2)], 0)).toBe(2)
  expect(nextToLook([asked(0), idle(1), asked(2)], 1)).toBe(2)
  expect(nextToLook([asked(0), idle(1), idle(2)], 1)).toBe(0)
})

it('stays with whoever looked last when nobody is asked', () => {
  expect(nextToLook([idle(0), idle(1)], 1)).toBe(null)
})

it('calls nobody at the beginning before all have heard how the game stands', () => {
  expect(nextToLook([unheard(0), asked(1)], null)).toBe(null)
  expect(nextToLook([idle(0), asked(1)], null)).toBe(1)
  expect(nextToLook([asked(0), asked(1)], null)).toBe(0)
  expect(nextToLook([idle(0), idle(1)], null)).toBe(null)
})

it('calls nobody away who has not heard yet whether there is something to do', () => {
  expect(nextToLook([unheard(0), asked(1)], 0)).toBe(null)
  expect(nextToLook([unheard(0), idle(1), asked(2)], 1)).toBe(2)
})

it('calls whose consent is wanted, even from a question', () => {
  expect(nextToLook([asked(0), consent(1)], 0)).toBe(1)
  expect(nextToLook([consent(0), consent(1)], 0)).toBe(null)
  expect(nextToLook([asked(0), idle(1)], 1)).toBe(0)
})
