import type { Voice } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { chooseVoice } from './use-voice.ts'
import { voiceLabel } from './voice-picker.tsx'

const voice = (id: string, requiredTier?: 'premium' | 'pro'): Voice => ({
  id,
  name: id,
  accent: 'English',
  locale: 'en-GB',
  quality: 'basic',
  ready: true,
  ...(requiredTier && { requiredTier }),
})

test('labels a locked voice with the plan that includes it', () => {
  expect(voiceLabel(voice('Rowan'))).toBe('Rowan (English)')
  expect(voiceLabel(voice('Isla', 'premium'))).toBe('Isla (English, Premium)')
})

test('chooses the preferred voice if included, else the first included one', () => {
  const voices = [voice('a', 'pro'), voice('b'), voice('c'), voice('d', 'premium')]
  expect(chooseVoice(voices, 'c')?.id).toBe('c')
  expect(chooseVoice(voices, 'd')?.id).toBe('b')
  expect(chooseVoice(voices, undefined)?.id).toBe('b')
  expect(chooseVoice([], 'c')).toBeUndefined()
})

test('chooses the first ready voice without a preference', () => {
  const natural = { ...voice('natural'), quality: 'natural' as const }
  const voices = [{ ...natural, ready: false }, voice('basic')]
  expect(chooseVoice(voices, undefined)?.id).toBe('basic')
  expect(chooseVoice(voices, 'natural')?.id).toBe('natural')
  expect(chooseVoice([natural, voice('basic')], undefined)?.id).toBe('natural')
  expect(chooseVoice([{ ...natural, ready: false }], undefined)?.id).toBe('natural')
})
