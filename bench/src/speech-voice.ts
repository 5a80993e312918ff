import { fliteVoice } from '@glimmer/server/adapters/voice/flite/voice'
import { type Figure, median } from './report.ts'
import { freshLine, type Words } from './speech-texts.ts'

const turns = 9
const { signal } = new AbortController()

interface Clip {
  firstMs: number
  ms: number
  durationMs: number
  bytes: number
}

async function speak(voice: ReturnType<typeof fliteVoice>, words: Words): Promise<Clip> {
  const from = performance.now()
  let firstMs = Number.NaN
  const onPiece = () => {
    if (Number.isNaN(firstMs)) firstMs = performance.now() - from
  }
  const spoken = await voice.synthesize({ text: freshLine[words](), voice: 'alasdair', onPiece, signal })
  const ms = performance.now() - from
  if (!spoken.ok) throw new Error(spoken.reason)
  return { firstMs, ms, durationMs: spoken.speech.durationMs, bytes: spoken.speech.audio.length }
}

/** The time for the first clip after the voice's thread has ended, including the engine's start. */
async function fromSleep(): Promise<number[]> {
  const took: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const voice = fliteVoice()
    took.push((await speak(voice, 15)).ms)
    await voice.close()
  }
  return took
}

/** The built-in voice without the API: from the text to the whole recording, alone and with three others at once. */
export async function benchVoice(): Promise<Figure[]> {
  const cold = await fromSleep()
  const voice = fliteVoice()
  await speak(voice, 15)
  const figures: Figure[] = [
    { what: 'the voice, 15 words, its thread asleep: median', value: median(cold), unit: 'ms' },
    { what: 'the same, at worst', value: Math.max(...cold), unit: 'ms' },
  ]
  for (const words of [15, 60] as const) {
    const quiet: Clip[] = []
    const crowded: Clip[] = []
    for (let turn = 0; turn < turns; turn++) {
      quiet.push(await speak(voice, words))
      crowded.push(...(await Promise.all([1, 2, 3, 4].map(() => speak(voice, words)))))
    }
    const share = median(quiet.map(({ ms, durationMs }) => ms / durationMs))
    const rate = median(quiet.map(({ bytes, durationMs }) => bytes / (durationMs / 1000)))
    const seconds = median(quiet.map(({ durationMs }) => durationMs)) / 1000
    figures.push(
      { what: `the voice, ${words} words: they last`, value: seconds, unit: 's' },
      {
        what: `the voice, ${words} words: first clause`,
        value: median(quiet.map(({ firstMs }) => firstMs)),
        unit: 'ms',
      },
      { what: `the voice, ${words} words: whole`, value: median(quiet.map(({ ms }) => ms)), unit: 'ms' },
      { what: `the voice, ${words} words: share of real time`, value: share, unit: '×', limit: 0.03 },
      {
        what: `the voice, ${words} words, four at once: median`,
        value: median(crowded.map(({ ms }) => ms)),
        unit: 'ms',
      },
      { what: `the voice, ${words} words: a second of it`, value: rate, unit: 'bytes' },
    )
  }
  await voice.close()
  return figures
}
