import { describe, expect, test } from 'vitest'
import { parsePlaybackSettings } from './playback-settings.ts'

describe('the stored playback settings', () => {
  const defaults = { rate: 1, reverb: false, method: 'voice', gapMs: 5_000 }
  test('are parsed as stored', () =>
    expect(
      parsePlaybackSettings('{"rate":0.8,"room":true,"method":"device","gapMs":20000,"deviceVoice":"Kate"}'),
    ).toEqual({ rate: 0.8, reverb: true, method: 'device', gapMs: 20_000, deviceVoice: 'Kate' }))
  test.each([[null], ['not json'], ['{"rate":9,"room":"yes","method":"phone","gapMs":-1,"deviceVoice":7}'], ['null']])(
    'are the defaults when %j was stored',
    (stored) => expect(parsePlaybackSettings(stored)).toEqual(defaults),
  )
})
