import { expect, test } from 'vitest'
import { respellName } from './respell-name.ts'

test.each([
  ['Siobhan', 'Shivawn'],
  ['Niamh', 'Neev'],
  ['Rhys’s', 'Rees’s'],
  ['Saoirse', 'Sersha'],
  ['Anaïs', 'Anye-ees'],
  ['Isla', 'Eyela'],
  ['Niall', 'Nye-uhl'],
])('spells %s the way it sounds, for voices that take text only: %s', (name, respelt) => {
  expect(respellName(name)).toBe(respelt)
})

test('leaves words that are no listed name', () => {
  expect([respellName('Mark'), respellName('calm')]).toEqual([undefined, undefined])
})
