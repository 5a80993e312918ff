import { expect, test } from 'vitest'
import { colourNames, labelOf, variantLabel } from './labels.ts'

test.each([
  ['top', 'hatBeanie', 'Hat beanie'],
  ['hair', 'longBangs', 'Long fringe'],
  ['mouth', 'happy03', 'Happy 3'],
  ['eyes', 'variant12', 'Eyes 12'],
])('names a variant of %s, %s, "%s"', (part, variant, label) => {
  expect(variantLabel(part, variant)).toBe(label)
})

test('names parts in British English', () => {
  expect(['pants', 'mustache', 'facialHair'].map(labelOf)).toEqual(['Trousers', 'Moustache', 'Facial hair'])
})

test('names colours by hue and lightness, and numbers repeated names', () => {
  const palette = ['#ffffff', '#000000', '#929598', '#65c9ff', '#2457e0', '#a7ffc4', '#d08b5b', '#65c9fe']
  expect(colourNames(palette)).toEqual([
    'White',
    'Black',
    'Grey',
    'Light blue',
    'Blue',
    'Light green',
    'Brown',
    'Light blue 2',
  ])
})
