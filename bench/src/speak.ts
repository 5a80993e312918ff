import { flite } from '../../server/src/adapters/voice/flite/voice.ts'
import { call } from './product.ts'
import { type Figure, median } from './report.ts'

const fifteen = 'I can let the kettle boil while I breathe out slowly and begin with one thing.'
const sixty =
  'I notice the light on the floor before I pick up my phone. I am allowed to be slow this morning. I can make one cup of tea, open one window, and answer one message. What is left can wait until I have eaten. I have been through mornings like this one before, and I know the next small step is enough.'

const turns = 7
const signal = AbortSignal.timeout(120_000)

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const from = performance.now()
  const value = await work()
  return { ms: performance.now() - from, value }
}

/** The built-in voice by itself: from the text to the whole recording, with nobody else and with three others. */
async function benchVoice(): Promise<Figure[]> {
  const voice = flite()
  const speak = (text: string) => timed(() => voice.synthesize({ text, voice: 'alasdair', signal }))
  const first = await speak(fifteen)
  const quiet = { short: [] as number[], long: [] as number[] }
  const crowded = { short: [] as number[], long: [] as number[] }
  let realTime = 0
  let bytes = 0
  for (let turn = 0; turn < turns; turn++) {
    quiet.short.push((await speak(fifteen)).ms)
    const { ms, value } = await speak(sixty)
    quiet.long.push(ms)
    if (value.ok) [realTime, bytes] = [value.speech.durationMs, value.speech.audio.length]
    crowded.short.push(...(await fourAtOnce(() => speak(fifteen))))
    crowded.long.push(...(await fourAtOnce(() => speak(sixty))))
  }
  await voice.close()
  return [
    { what: 'speak 15 words, the voice still asleep', value: first.ms, unit: 'ms' },
    { what: 'speak 15 words, whole', value: median(quiet.short), unit: 'ms', limit: 400 },
    { what: 'speak 60 words, whole', value: median(quiet.long), unit: 'ms' },
    { what: 'speak 15 words, four at once: median', value: median(crowded.short), unit: 'ms' },
    { what: 'speak 15 words, four at once: the last', value: Math.max(...crowded.short), unit: 'ms' },
    { what: 'speak 60 words, four at once: median', value: median(crowded.long), unit: 'ms' },
    { what: 'speak 60 words, share of real time', value: median(quiet.long) / realTime, unit: '×', limit: 0.1 },
    { what: 'a second of speech', value: bytes / (realTime / 1000), unit: 'bytes' },
  ]
}

const fourAtOnce = async (work: () => Promise<{ ms: number }>) =>
  (await Promise.all([work(), work(), work(), work()])).map(({ ms }) => ms)

/** From asking to speak until the first byte of the recording, and until all of it: what a listener waits for. */
async function listen(url: string, token: string, text: string): Promise<{ firstByte: number; whole: number }> {
  const { _id: id } = (await call(url, token, 'POST', '/affirmations', { text })) as { _id: string }
  const from = performance.now()
  const { audioUrl } = (await call(url, token, 'POST', `/affirmations/${id}/speak`, { voice: 'alasdair' })) as {
    audioUrl: string
  }
  const response = await fetch(`${url}${audioUrl}`, { headers: { authorization: `Bearer ${token}` } })
  let firstByte = Number.NaN
  for await (const _ of response.body ?? []) if (Number.isNaN(firstByte)) firstByte = performance.now() - from
  return { firstByte, whole: performance.now() - from }
}

const things = ['cup', 'song', 'page', 'letter', 'window', 'garden', 'pocket', 'corner']
let spokenSoFar = 0

/** Fifteen words that nobody has spoken yet. */
function freshWords(): string {
  const [one, other] = [spokenSoFar % things.length, Math.floor(spokenSoFar / things.length)]
  spokenSoFar += 1
  return `I let the kettle boil, breathe out, and begin with one ${things[one]} and one ${things[other]}.`
}

/** Through the API, which takes no longer lines than these: words nobody has spoken before, then the same once again. */
async function benchApi(url: string, token: string): Promise<Figure[]> {
  await listen(url, token, freshWords())
  const quiet: { firstByte: number; whole: number }[] = []
  const crowded: { firstByte: number; whole: number }[] = []
  for (let turn = 0; turn < turns; turn++) {
    quiet.push(await listen(url, token, freshWords()))
    crowded.push(...(await Promise.all([1, 2, 3, 4].map(() => listen(url, token, freshWords())))))
  }
  const { _id: id } = (await call(url, token, 'POST', '/affirmations', { text: fifteen })) as { _id: string }
  const speak = () => timed(() => call(url, token, 'POST', `/affirmations/${id}/speak`, { voice: 'alasdair' }))
  await speak()
  const replays: number[] = []
  for (let turn = 0; turn < 50; turn++) replays.push((await speak()).ms)
  const [byte, whole] = [({ firstByte }: { firstByte: number }) => firstByte, ({ whole }: { whole: number }) => whole]
  return [
    { what: 'new words through the API, first byte', value: median(quiet.map(byte)), unit: 'ms' },
    { what: 'new words through the API, whole', value: median(quiet.map(whole)), unit: 'ms' },
    { what: 'the same, four at once: first byte', value: median(crowded.map(byte)), unit: 'ms' },
    { what: 'the same, four at once: whole', value: median(crowded.map(whole)), unit: 'ms' },
    { what: 'speak again (a replay), p50', value: median(replays), unit: 'ms', limit: 10 },
  ]
}

export const benchSpeak = async (url: string, token: string) => [
  ...(await benchVoice()),
  ...(await benchApi(url, token)),
]
