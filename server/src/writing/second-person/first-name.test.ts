import { expect, test } from 'vitest'
import { insertName, sayableName } from './first-name.ts'

test.each([
  ['Sam', 'Sam'],
  ["  D'Arcy ", "D'Arcy"],
  ['Seán-Óg', 'Seán-Óg'],
  ['محمد', 'محمد'],
  ['Mary  Jane', 'Mary Jane'],
  ['Wilhelmina Alexandrina Bartholomew of the Long and Winding R', 'Wilhelmina'],
  ['W'.repeat(60), undefined],
  ['sam@example.com', undefined],
  ['07700 900123', undefined],
  ['<b>Sam</b>', undefined],
  ['Sam\u202E', undefined],
  ['☀️', undefined],
  ['   ', undefined],
  [undefined, undefined],
])('%j is said as %j', (given, said) => {
  expect(sayableName(given)).toBe(said)
})

test('a name stands where the line leaves room', () => {
  expect(insertName('{name}, you can rest.', "D'Arcy")).toBe("D'Arcy, you can rest.")
  expect(insertName('{name}, you can rest.', undefined)).toBe('You can rest.')
  expect(insertName("{name}, the kettle is on. You're done.", 'Sam')).toBe("Sam, the kettle is on. You're done.")
  expect(insertName("{name}, the kettle is on. You're done.", undefined)).toBe("The kettle is on. You're done.")
})
