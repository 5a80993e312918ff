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

/** The built-in voice by itself: from the text to the whole recording. */
async function benchVoice(): Promise<Figure[]> {
  const voice = flite()
  const speak = (text: string) => timed(() => voice.synthesize({ text, voice: 'alasdair', signal }))
  const first = await speak(fifteen)
  const short: number[] = []
  const long: number[] = []
  let realTime = 0
  for (let turn = 0; turn < turns; turn++) {
    short.push((await speak(fifteen)).ms)
    const { ms, value } = await speak(sixty)
    long.push(ms)
    realTime = value.ok ? value.speech.durationMs : Number.NaN
  }
  await voice.close()
  return [
    { what: 'speak 15 words, the voice still asleep', value: first.ms, unit: 'ms' },
    { what: 'speak 15 words, whole', value: median(short), unit: 'ms', limit: 400 },
    { what: 'speak 60 words, whole', value: median(long), unit: 'ms' },
    { what: 'speak 60 words, share of real time', value: median(long) / realTime, unit: '×', limit: 0.1 },
  ]
}

/** The same through the API: the first speaking, and the replay of what is kept. */
async function benchReplay(url: string, token: string): Promise<Figure[]> {
  const { _id: id } = (await call(url, token, 'POST', '/affirmations', { text: fifteen })) as { _id: string }
  const speak = () => timed(() => call(url, token, 'POST', `/affirmations/${id}/speak`, { voice: 'alasdair' }))
  const first = await speak()
  const replays: number[] = []
  for (let turn = 0; turn < 50; turn++) replays.push((await speak()).ms)
  return [
    { what: 'speak 15 words through the API, first time', value: first.ms, unit: 'ms' },
    { what: 'speak again (a replay), p50', value: median(replays), unit: 'ms', limit: 10 },
  ]
}

export const benchSpeak = async (url: string, token: string) => [
  ...(await benchVoice()),
  ...(await benchReplay(url, token)),
]
