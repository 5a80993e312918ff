import { expect, test } from 'vitest'
import { isSilent, parseLevels, silence } from './remembered-levels.ts'

test('restores stored levels', () =>
  expect(parseLevels('{"rain":0.4,"pad":1}')).toEqual({ ...silence, rain: 0.4, pad: 1 }))

test.each([null, '', 'rain', 'null', '[]', '{"rain":7,"sea":-1,"noise":"loud","wind":0.5}'])(
  'treats invalid stored levels as silence: %s',
  (stored) => {
    expect(parseLevels(stored)).toEqual(silence)
    expect(isSilent(parseLevels(stored))).toBe(true)
  },
)
