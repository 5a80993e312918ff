import type { SpeechProgress } from '@glimmer/contract'
import { type Api, call } from './environment.ts'
import { type Figure, median } from './report.ts'

const turns = 9
const limits = { 15: 100, 60: 150 }

const things = ['cup', 'page', 'call', 'walk', 'song', 'letter', 'stair', 'window', 'garden', 'street', 'bus', 'meal']
let pairs = 0

/** Two words that have not been used together yet. */
function freshPair(): [string, string] {
  const at = pairs++
  return [things[at % things.length] ?? '', things[Math.floor(at / things.length) % things.length] ?? '']
}

/** A line of fifteen words. */
const fifteen = ([one, other]: [string, string]) =>
  `I let the kettle boil, breathe out, and begin with one ${one} and one ${other}.`

/** A line of sixty short words, since a line has at most 280 characters. */
const sixty = ([one, other]: [string, string]) =>
  'I am here, and it is a new day. I can go at my own pace. I let my jaw go soft and my hands lie still. One cup, ' +
  `one page, one call, and then I rest. Most of it can wait now. What I can do is enough for me now, and I keep the ${one} and the ${other}.`

/** Lines that were never spoken before, by their number of words. */
export const freshLine = { 15: () => fifteen(freshPair()), 60: () => sixty(freshPair()) }

/** Chromium starts to play a stream when this much of it has arrived. */
const blockBytes = 32_768

/** Milliseconds until a line can be heard: from its stream while it is made, or stored if it was made before. */
export async function untilHeard(api: Api, id: string, voice = 'alasdair'): Promise<number> {
  const from = performance.now()
  const headers = { authorization: `Bearer ${api.token}` }
  const { streamUrl, speech } = await call<SpeechProgress>(api, 'POST', `/affirmations/${id}/speak/live`, {
    voice,
  })
  const { body } = await fetch(`${api.url}${speech?.audioUrl ?? streamUrl}`, speech ? { headers } : {})
  let bytes = 0
  let heardMs: number | undefined
  for await (const chunk of body ?? []) {
    bytes += (chunk as Uint8Array).length
    if (bytes >= blockBytes) heardMs ??= performance.now() - from
  }
  return heardMs ?? performance.now() - from
}

/** How soon lines are heard that were never spoken before, beside one that is stored. */
export async function benchSpeech(api: Api): Promise<Figure[]> {
  const write = async (text: string) => (await call<{ _id: string }>(api, 'POST', '/affirmations', { text }))._id
  const hearNew = async (words: 15 | 60) => untilHeard(api, await write(freshLine[words]()))
  await hearNew(15)
  const heard = { 15: [] as number[], 60: [] as number[] }
  const again: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    heard[15].push(await hearNew(15))
    heard[60].push(await hearNew(60))
    const id = await write(freshLine[15]())
    await untilHeard(api, id)
    again.push(await untilHeard(api, id))
  }
  const beside = { what: 'heard again', value: median(again) }
  return ([15, 60] as const).map((words) => ({
    what: `hear ${words} new words`,
    value: median(heard[words]),
    unit: 'ms',
    beside,
    limit: limits[words],
  }))
}
