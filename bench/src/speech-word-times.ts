import { fliteVoice } from '@glimmer/server/adapters/voice/flite/voice'
import { normalise } from '@glimmer/server/adapters/voice/normalise/normalise'
import { timesFromPauses } from '@glimmer/server/adapters/voice/remote/times-from-pauses'
import type { SpokenAudio } from '@glimmer/server/ports/voice'
import { findPauses } from '@glimmer/server/sound/mp3-pauses'
import { bank } from '@glimmer/server/writing/bank/bank'
import { openBrowser } from './browser.ts'
import { type Figure, median, percentile } from './report.ts'

/** One sentence per word: the pauses between them show in the audio where each word starts. */
const separateWords = 'Patience. Kindness. Today. Morning. Gently. Begin. Steady. Enough. Careful. Breathing.'
/** Besides lines of our own, a sample of the bank's lines that have punctuation inside. */
const lines = [
  ...bank
    .filter(({ text }) => /[,;:.?!] /.test(text))
    .filter((_, index) => index % 300 === 0)
    .map(({ text }) => text),
  'I can let the kettle boil while I breathe out slowly and begin with one thing.',
  'I notice my shoulders have crept up, and I let them drop an inch.',
  'I can hear the kettle start, and for now that is enough to listen to.',
  'Part of me is hurrying, and part of me is sitting in this chair.',
  'When the meeting starts, I put both feet on the ground and listen for one whole minute.',
  'What is left can wait until I have eaten; I have been through mornings like this one before.',
]

const voice = fliteVoice()
const { signal } = new AbortController()

async function spoken(text: string, id: string): Promise<SpokenAudio> {
  const answer = await voice.synthesize({ text, voice: id, signal })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.speech
}

interface Estimates {
  words: number[]
  phrases: number[]
}

/** Runs in the page: the times in milliseconds at which sound starts after silence, as Chromium decodes the file. */
async function findOnsets(base64: string): Promise<number[]> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const sound = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes.buffer)
  const samples = sound.getChannelData(0)
  const frame = sound.sampleRate / 200
  const onsets: number[] = []
  let quiet = 100
  for (let start = 0; start + frame <= samples.length; start += frame) {
    const loud = samples.subarray(start, start + frame).some((sample) => Math.abs(sample) > 0.02)
    if (loud && quiet > 40) onsets.push((start / sound.sampleRate) * 1000)
    quiet = loud ? 0 : quiet + 1
  }
  return onsets
}

/** How far the word times are from the onsets that Chromium decodes. */
async function errorsAgainstSound(): Promise<number[]> {
  const browser = await openBrowser()
  const page = await browser.newPage()
  const errors: number[] = []
  for (const id of ['alasdair', 'clara', 'ross']) {
    const { audio, words } = await spoken(separateWords, id)
    const onsets = await page.evaluate(findOnsets, Buffer.from(audio).toString('base64'))
    if (onsets.length !== words.length) throw new Error(`${id} has ${words.length} words and ${onsets.length} onsets`)
    errors.push(...words.map(({ startMs }, index) => Math.abs(startMs - (onsets[index] ?? Number.NaN))))
  }
  await browser.close()
  return errors
}

/**
 * How far times estimated from pauses in the audio are from a voice's own, for phrases (which are lit by these
 * estimates) and for words.
 */
function errorsOf(text: string, { audio, words, durationMs }: SpokenAudio): Estimates {
  const normalised = normalise(text)
  if (!normalised.ok) throw new Error(normalised.reason)
  const estimated = timesFromPauses(normalised.words, durationMs, findPauses(audio))
  const all = words.map(({ startMs }, index) => Math.abs(startMs - (estimated[index]?.startMs ?? Number.NaN)))
  return { words: all, phrases: all.filter((_, index) => normalised.words[index - 1]?.pause !== 'none') }
}

async function errorsOfEstimates(): Promise<Estimates> {
  const all: Estimates[] = []
  for (const text of lines)
    for (const id of ['alasdair', 'clara', 'ross']) all.push(errorsOf(text, await spoken(text, id)))
  return { words: all.flatMap(({ words }) => words), phrases: all.flatMap(({ phrases }) => phrases) }
}

/** The accuracy of word times: measured in the audio itself, and where they have to be estimated. */
export async function benchWordTimes(): Promise<Figure[]> {
  const heard = await errorsAgainstSound()
  const estimated = await errorsOfEstimates()
  await voice.close()
  return [
    { what: 'a word is lit off its sound by: median', value: median(heard), unit: 'ms' },
    { what: 'a word is lit off its sound by: p90', value: percentile(heard, 0.9), unit: 'ms', limit: 80 },
    { what: 'a phrase, where times are estimated: median', value: median(estimated.phrases), unit: 'ms', limit: 80 },
    {
      what: 'a phrase, where times are estimated: p90',
      value: percentile(estimated.phrases, 0.9),
      unit: 'ms',
      limit: 80,
    },
    { what: 'a word, which is not lit there: p90', value: percentile(estimated.words, 0.9), unit: 'ms' },
  ]
}
