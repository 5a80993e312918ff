import { expect, test } from 'vitest'
import { chooseDeviceVoice } from './device-voice.ts'

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService })

test('a British voice of the device itself comes first', () => {
  const found = chooseDeviceVoice([voice('Alex', 'en-US'), voice('Kate', 'en-GB'), voice('Cloud', 'en-GB', false)])
  expect(found?.name).toBe('Kate')
})

test('another English one will do', () =>
  expect(chooseDeviceVoice([voice('Amelie', 'fr-FR'), voice('Alex', 'en_US')])?.name).toBe('Alex'))

test('a voice that sends the line elsewhere is never chosen', () =>
  expect(chooseDeviceVoice([voice('Cloud', 'en-GB', false), voice('Anna', 'de-DE')])).toBeUndefined())
