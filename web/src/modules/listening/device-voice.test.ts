import { expect, test } from 'vitest'
import { chooseDeviceVoice, offeredDeviceVoices } from './device-voice.ts'

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService, voiceURI: name })
const namesOf = (voices: readonly { name: string }[]) => voices.map(({ name }) => name)

test('prefers a British voice of the device', () => {
  const found = chooseDeviceVoice([voice('Alex', 'en-US'), voice('Kate', 'en-GB'), voice('Cloud', 'en-GB', false)])
  expect(found?.name).toBe('Kate')
})

test('falls back to another English voice', () =>
  expect(chooseDeviceVoice([voice('Amelie', 'fr-FR'), voice('Alex', 'en_US')])?.name).toBe('Alex'))

test('never chooses a remote voice', () =>
  expect(chooseDeviceVoice([voice('Cloud', 'en-GB', false), voice('Anna', 'de-DE')])).toBeUndefined())

test('uses the chosen voice while the device has it', () => {
  const voices = [voice('Kate', 'en-GB'), voice('Alex', 'en-US')]
  expect(chooseDeviceVoice(voices, 'Alex')?.name).toBe('Alex')
  expect(chooseDeviceVoice(voices, 'Gone')?.name).toBe('Kate')
})

test('offers a few voices, better ones first, and no novelty voices', () => {
  const voices = [
    voice('Zarvox', 'en-US'),
    voice('Bad News', 'en-US'),
    voice('Samantha (Enhanced)', 'en-US'),
    voice('Daniel', 'en-GB'),
    voice('Moira', 'en-IE'),
    voice('Karen', 'en-AU'),
    voice('Tessa', 'en-ZA'),
  ]
  expect(namesOf(offeredDeviceVoices(voices))).toEqual(['Samantha (Enhanced)', 'Daniel', 'Moira', 'Karen'])
})

test('offers a poor voice if the device has no better one', () =>
  expect(namesOf(offeredDeviceVoices([voice('English espeak', 'en-GB'), voice('Fred', 'en-US')]))).toEqual([
    'English espeak',
  ]))
