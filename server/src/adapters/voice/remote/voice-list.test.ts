import { expect, test } from 'vitest'
import type { VoiceInfo } from '#ports/voice.ts'
import { voiceList } from './voice-list.ts'

const aVoice = (id: string, locale = 'en-US'): VoiceInfo => ({ id, name: id, accent: 'x', locale, quality: 'natural' })
const idsOf = (voices: readonly VoiceInfo[]) => voices.map(({ id }) => id).join(' ')

function aList(answers: (VoiceInfo[] | undefined)[]) {
  let now = 0
  let asked = 0
  const ask = async () => answers[Math.min(asked++, answers.length - 1)]
  const list = voiceList(ask, [aVoice('documented')], () => now)
  return {
    read: async () => idsOf(await list()),
    pass: (ms: number) => {
      now += ms
    },
    asked: () => asked,
  }
}

test('requests the voices once in five minutes', async () => {
  const { read, pass, asked } = aList([[aVoice('one')], [aVoice('one'), aVoice('two')]])
  expect(await Promise.all([read(), read(), read()])).toEqual(['one', 'one', 'one'])
  pass(299_999)
  expect([await read(), asked()]).toEqual(['one', 1])
  pass(1)
  expect([await read(), asked()]).toEqual(['one two', 2])
})

test('keeps the known voices after a failure, and retries after half a minute', async () => {
  const { read, pass, asked } = aList([undefined, [aVoice('own')], undefined])
  expect(await read()).toBe('documented')
  pass(30_000)
  expect(await read()).toBe('own')
  pass(300_000)
  expect([await read(), asked()]).toEqual(['own', 3])
})

test('lists British voices first, without duplicates or ids unfit for a URL', async () => {
  const { read } = aList([[aVoice('us'), aVoice('a/b'), aVoice('gb', 'en-GB'), aVoice('us'), aVoice('x'.repeat(65))]])
  expect(await read()).toBe('gb us')
})
