import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Voice } from '@glimmer/contract'
import { kokoroFiles } from '@glimmer/server/adapters/voice/kokoro/manifest'
import { kokoroVoice } from '@glimmer/server/adapters/voice/kokoro/voice'
import pg from 'pg'
import { type Api, call, type TestServices, withApi } from './environment.ts'
import { familyOf, residentMegabytes } from './memory.ts'
import { type Figure, median, percentile } from './report.ts'
import { freshLine, untilHeard } from './speech.ts'

/** A folder with the natural voice's model; without it this part is left out. */
const naturalFolder = process.env.VOICE_MODEL_FOLDER

const runtimeFolder = fileURLToPath(new URL('../../natural-voice/', import.meta.url))
const lines = 10
const requests = 200
/** Its owner's lines are recorded ahead in the first voice; nothing has this one ready. */
const [usual, other] = ['bf_emma', 'bm_george']

const write = async (api: Api) =>
  (await call<{ _id: string }>(api, 'POST', '/affirmations', { text: freshLine[15]() }))._id

/** Asks until the answer is yes, for at most five minutes. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let asked = 0; asked < 3000; asked++) {
    if (await isSo()) return
    await delay(100)
  }
  throw new Error('it took more than five minutes')
}

/** How soon the model itself, with nothing else to do, has spoken the first phrase of each line. */
async function firstPhrases(folder: string): Promise<number[]> {
  const voice = kokoroVoice({
    model: { folder, files: kokoroFiles, origin: { kind: 'given' } },
    runtimeFolder,
    say: () => undefined,
    onTrouble: (trouble) => process.stderr.write(`${trouble}\n`),
  })
  const times: number[] = []
  await voice.ready
  for (let line = 0; line < lines; line++) {
    const from = performance.now()
    let first: number | undefined
    const onPiece = () => {
      first ??= performance.now() - from
    }
    const signal = AbortSignal.timeout(60_000)
    await voice.synthesize({ text: freshLine[15](), voice: other, onPiece, signal })
    times.push(first ?? Number.NaN)
  }
  await voice.close()
  return times
}

/** Milliseconds that each of many requests takes, one after the other, while `isGoingOn` says so. */
async function answerTimes(api: Api, isGoingOn: (sent: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (isGoingOn(times.length)) {
    const from = performance.now()
    await call(api, 'GET', '/voices')
    times.push(performance.now() - from)
  }
  return times
}

async function useNaturalVoice(api: Api, db: pg.Client, alone: readonly number[]): Promise<Figure[]> {
  const isReady = async () =>
    (await call<{ voices: Voice[] }>(api, 'GET', '/voices')).voices.every(({ ready }) => ready !== false)
  await until(isReady)
  const recorded = async () => Number((await db.query('select count(*) from prerecorded_speech')).rows[0].count)
  const ahead: number[] = []
  const unheard: number[] = []
  let written = 0
  const writeAndRecord = async () => {
    const id = await write(api)
    written++
    await until(async () => (await recorded()) === written)
    return id
  }
  await untilHeard(api, await writeAndRecord(), other)
  for (let line = 0; line < lines; line++) {
    const id = await writeAndRecord()
    ahead.push(await untilHeard(api, id, usual))
    unheard.push(await untilHeard(api, id, other))
  }
  const idle = await answerTimes(api, (sent) => sent < requests)
  let isSpeaking = true
  const spoken = (async () => {
    for (let line = 0; line < 3; line++) await untilHeard(api, await write(api), other)
    isSpeaking = false
  })()
  const [speaking] = await Promise.all([answerTimes(api, () => isSpeaking), spoken])
  const host = familyOf(api.pid).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('voice-host'))
  return [
    {
      what: 'natural voice, a line recorded ahead (95th percentile)',
      value: percentile(ahead, 0.95),
      unit: 'ms',
      limit: 150,
    },
    {
      what: 'natural voice, first sound of an unheard line',
      value: median(unheard),
      unit: 'ms',
      beside: { what: 'its first phrase by the model alone', value: median(alone) },
      ratioLimit: 1.2,
    },
    { what: 'natural voice, its process', value: residentMegabytes(host ?? 0), unit: 'MB', limit: 450 },
    {
      what: 'a request while it speaks (99th percentile)',
      value: percentile(speaking, 0.99),
      unit: 'ms',
      beside: { what: 'while nothing is spoken', value: percentile(idle, 0.99) },
      ratioLimit: 1.5,
    },
  ]
}

/** How soon lines are heard in the natural voice, with the real model, and what that costs the server. */
export async function benchNaturalSpeech({ settings, ...backing }: TestServices): Promise<Figure[]> {
  if (!naturalFolder) return []
  const alone = await firstPhrases(naturalFolder)
  const db = new pg.Client(backing.connection)
  await db.connect()
  const natural = { ...settings, VOICE: 'kokoro', VOICE_MODEL_FOLDER: naturalFolder }
  let figures: Figure[] = []
  try {
    await withApi({ ...backing, settings: natural }, async (api) => {
      figures = await useNaturalVoice(api, db, alone)
    })
  } finally {
    await db.end()
  }
  return figures
}
