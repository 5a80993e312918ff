import { expect, test } from 'vitest'
import { readWav } from '../pcm.ts'
import { trimSilence } from './cut.ts'
import { loadEngine } from './engine.ts'
import { pronouncer } from './phones.ts'
import { readSegments } from './segments.ts'

const engine = loadEngine()

test('returns audio, and phones that cover it', () => {
  const { wav, printed } = engine(['-voice', 'slt', '-psdur'], 'i am calm')
  const { samples, sampleRate } = readWav(wav)
  const segments = readSegments(printed)
  expect(sampleRate).toBe(16_000)
  expect(segments.map(({ phone }) => phone).join(' ')).toBe('ay ae m k aa m')
  expect(segments.at(-1)?.end).toBeLessThan(samples.length / sampleRate)
})

test('throws for an unknown option', () => {
  expect(() => engine(['-voice', 'slt', '-pr', 'Syllable'], 'i am calm')).toThrow()
  expect(() => readWav(new Uint8Array(60))).toThrow('no mono 16-bit sound')
})

test('trims silence to a margin on each side', () => {
  const samples = new Float32Array(16_000).fill(0.5)
  const cut = trimSilence({ samples, sampleRate: 16_000 }, [{ phone: 'ay', start: 0.2, end: 0.6 }])
  expect(cut.cutSeconds).toBeCloseTo(0.15)
  expect(cut.samples.length / 16_000).toBeCloseTo(0.6)
  expect([cut.samples[0], cut.samples[4000], cut.samples.at(-1)]).toEqual([0, 0.5, 0])
})

test('looks up pronunciations in one run, and caches them', () => {
  const texts: string[] = []
  const pronounce = pronouncer((options, text) => {
    texts.push(text)
    return engine(options, text)
  })
  const kind = ['k', 'ay', 'n', 'd']
  expect(pronounce(["i'm", 'kind', 'kind'])).toEqual([['ay', 'm'], kind, kind])
  expect(pronounce(['kind'])).toEqual([kind])
  expect(texts).toEqual(["i'm, kind"])
})

test('sounds the same after a long text and after a crash', () => {
  const say = () => engine(['-voice', 'awb', '-psdur'], 'we begin again')
  const fresh = say()
  engine(['-voice', 'awb'], 'i am '.repeat(120))
  expect(say()).toEqual(fresh)
  expect(() => engine(['-voice', 'awb', '-pr', 'Syllable'], 'i am calm')).toThrow()
  expect(say()).toEqual(fresh)
})
