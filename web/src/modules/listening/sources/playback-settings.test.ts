import { describe, expect, test } from 'vitest'
import { readListening } from './playback-settings.ts'

describe('how lines are said', () => {
  const usual = { rate: 1, room: false, means: 'voice' }
  test('is kept as it was chosen', () =>
    expect(readListening('{"rate":0.8,"room":true,"means":"device"}')).toEqual({
      rate: 0.8,
      room: true,
      means: 'device',
    }))
  test.each([[null], ['not json'], ['{"rate":9,"room":"yes","means":"phone"}'], ['null']])(
    'is as usual when %j was kept',
    (kept) => expect(readListening(kept)).toEqual(usual),
  )
})
