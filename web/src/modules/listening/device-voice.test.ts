import { expect, test } from 'vitest'
import { chooseDeviceVoice, offeredDeviceVoices } from './device-voice.ts'

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService, voiceURI: name })
const namesOf = (voices: readonly { name: string }[]) => voices.map(({ name }) => name)

test('a British voice of the device itself comes first', () => {
  const found = chooseDeviceVoice([voice('Alex', 'en-US'), voice('Kate', 'en-GB'), voice('Cloud', 'en-GB', false)])
  expect(found?.name).toBe('Kate')
})

test('another English one will do', () =>
  expect(chooseDeviceVoice([voice('Amelie', 'fr-FR'), voice('Alex', 'en_US')])?.name).toBe('Alex'))

test('a voice that sends the line elsewhere is never chosen', () =>
  expect(chooseDeviceVoice([voice('Cloud', 'en-GB', false), voice('Anna', 'de-DE')])).toBeUndefined())

test('the one that was chosen speaks while the device has it', () => {
  const voices = [voice('Kate', 'en-GB'), voice('Alex', 'en-US')]
  expect(chooseDeviceVoice(voices, 'Alex')?.name).toBe('Alex')
  expect(chooseDeviceVoice(voices, 'Gone')?.name).toBe('Kate')
})

test('the better ones are offered first, a few of them, and no jokes', () => {
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

test('where a device has nothing better, its one voice is offered', () =>
  expect(namesOf(offeredDeviceVoices([voice('English espeak', 'en-GB'), voice('Fred', 'en-US')]))).toEqual([
    'English espeak',
  ]))
