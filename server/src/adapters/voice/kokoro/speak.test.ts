import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ClipPiece, WordTime } from '../clip-writer.ts'
import { mp3Encoder } from '../encode-mp3.ts'
import { normalise } from '../normalise/normalise.ts'
import { concatenate } from '../pcm.ts'
import { openModel } from './model.ts'
import { lexicon } from './sounds/lexicon.ts'
import { speak, styleRows, styleSize, voiceMemory } from './speak.ts'
import { runtimeFolder, whyNotHere } from './testing/runtime-folder.ts'
import { tinyFiles, writeFiles } from './testing/tiny-folder.ts'

const samplesPerMs = 24
/** The encoder delay a decoder plays before the audio. */
const delayMs = 1105 / samplesPerMs

/** Speaks a text with the tiny model, optionally delayed, and returns the audio before it is encoded. */
async function say(text: string, lateFrames = 0) {
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-voice-'))
  await writeFiles(folder, tinyFiles({ lateFrames }))
  const model = await openModel(folder, runtimeFolder, 1)
  await rm(folder, { recursive: true, force: true })
  const read = normalise(text)
  if (!read.ok) throw new Error(read.reason)
  const begin = await mp3Encoder()
  const pieces: Float32Array[] = []
  const told: ClipPiece[] = []
  const nothing = lexicon([])
  const { clip } = await speak(
    read.words,
    {
      voice: 'bf_emma',
      styles: new Float32Array(styleRows * styleSize),
      pronunciation: {
        accent: 'british',
        lookUp: nothing,
        lookInOtherAccent: nothing,
        // Pronounces every word as its letters: those that start with a vowel reveal their position.
        phonesOf: (word) => [...word.replace(/[^a-z]/g, '')],
      },
      speed: 1,
      trim: 1,
      tone: 'day',
    },
    {
      model,
      shift: voiceMemory(),
      level: voiceMemory(),
      begin(sampleRate) {
        const file = begin(sampleRate)
        return {
          ...file,
          add(samples) {
            pieces.push(samples)
            return file.add(samples)
          },
        }
      },
    },
    (piece) => told.push(piece),
  )
  return { clip, sound: concatenate(pieces), told }
}

/** The words that are loud in their middle and silent 12 ms before and after. */
function heardInPlace(times: readonly WordTime[], sound: Float32Array) {
  const loudAt = (ms: number) => {
    const at = Math.round((ms - delayMs) * samplesPerMs)
    return sound.subarray(Math.max(at - 60, 0), at + 60).some((sample) => Math.abs(sample) > 0.02)
  }
  return times.filter(
    ({ startMs, endMs }) => loudAt((startMs + endMs) / 2) && !loudAt(startMs - 12) && !loudAt(endMs + 12),
  )
}

const line = 'I am learning to rest when I am weary, and in all of it I am enough. One thing now! A yes?'

describe.skipIf(whyNotHere)('a text spoken by the tiny model', () => {
  test.each([
    ['on time', line, 0],
    ['50 ms late', line, 2],
    ['75 ms early', line, -3],
    ['in several runs', line.repeat(6), 0],
    ['in a sentence that is longer than a run', `${'I am in all of it and one with it, '.repeat(9)}now.`, 0],
  ])('times every word within its audio: %s', async (_, text, lateFrames) => {
    const { clip, sound } = await say(text, lateFrames)
    expect(heardInPlace(clip.times, sound)).toHaveLength(clip.times.length)
  })

  test('reports the first phrase of a long sentence, then what is said between two pauses', async () => {
    const { clip, told } = await say(
      'I am learning to rest, when I am weary, and in all of it I am enough. One thing now! A yes?',
    )
    expect(told.map(({ times }) => times.length)).toEqual([5, 4, 8, 3, 2])
    expect(told.flatMap(({ times }) => times)).toEqual(clip.times)
    const bytes = concatenate(told.map(({ audio }) => Float32Array.from(audio)))
    expect([...bytes]).toEqual([...clip.audio.subarray(0, bytes.length)])
  })

  test("pauses between sentences as other voices do, without the model's own breath", async () => {
    const { clip } = await say('I am. I am.')
    const [, am, next] = clip.times
    expect((next?.startMs ?? 0) - (am?.endMs ?? 0)).toBeCloseTo(420, -1)
  })
})
