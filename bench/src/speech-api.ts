import type { SpeechProgress } from '@glimmer/contract'
import { type Figure, median } from './report.ts'
import { freshLine, type Words } from './speech-texts.ts'
import { type Api, call } from './surroundings.ts'

const turns = 9
const replays = 50
const firstByteLimits = { 15: 100, 60: 150 }

interface Heard {
  id: string
  /** Both are measured from the request to speak. */
  firstByteMs: number
  wholeMs: number
}

/** Chromium starts to play a stream when this much of it has arrived. */
const blockBytes = 32_768

/** Reads a response to its end, and calls back when the browser could start to play it. */
async function readAudio(response: Response, onPlayable: () => void) {
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    const before = bytes
    bytes += (chunk as Uint8Array).length
    if (before < blockBytes && bytes >= blockBytes) onPlayable()
  }
  if (bytes < blockBytes) onPlayable()
}

/** Listens to a line: to its stream while it is made, or to its recording if it was made before. */
async function listen(api: Api, id: string): Promise<Heard> {
  const from = performance.now()
  const headers = { authorization: `Bearer ${api.token}` }
  const { streamUrl, speech } = await call<SpeechProgress>(api, 'POST', `/affirmations/${id}/speak/live`, {
    voice: 'alasdair',
  })
  let firstByteMs = Number.NaN
  await readAudio(await fetch(`${api.url}${speech?.audioUrl ?? streamUrl}`, speech ? { headers } : {}), () => {
    firstByteMs = performance.now() - from
  })
  return { id, firstByteMs, wholeMs: performance.now() - from }
}

/** Speaking as a user experiences it, through the API: lines that were never spoken before, then one of them again. */
export async function benchSpeech(api: Api): Promise<Figure[]> {
  const write = async (text: string) => (await call<{ _id: string }>(api, 'POST', '/affirmations', { text }))._id
  const listenAnew = async (words: Words) => listen(api, await write(freshLine[words]()))
  const figures: Figure[] = []
  let { id } = await listenAnew(15)
  for (const words of [15, 60] as const) {
    const quiet: Heard[] = []
    const crowded: Heard[] = []
    for (let turn = 0; turn < turns; turn++) {
      quiet.push(await listenAnew(words))
      crowded.push(...(await Promise.all([1, 2, 3, 4].map(() => listenAnew(words)))))
    }
    id = quiet.at(-1)?.id ?? id
    const firstByte = (of: Heard[]) => median(of.map((heard) => heard.firstByteMs))
    const whole = (of: Heard[]) => median(of.map((heard) => heard.wholeMs))
    figures.push(
      {
        what: `hear ${words} new words: first byte`,
        value: firstByte(quiet),
        unit: 'ms',
        limit: firstByteLimits[words],
      },
      { what: `hear ${words} new words: whole`, value: whole(quiet), unit: 'ms' },
      { what: `hear ${words} new words, four at once: first byte`, value: firstByte(crowded), unit: 'ms' },
      { what: `hear ${words} new words, four at once: whole`, value: whole(crowded), unit: 'ms' },
    )
  }
  const again: Heard[] = []
  for (let turn = 0; turn < replays; turn++) again.push(await listen(api, id))
  // Like a prerecorded line: its recording exists, but is new to its listener.
  const ahead: Heard[] = []
  for (let turn = 0; turn < turns; turn++) {
    const text = freshLine[15]()
    await listen(api, await write(text))
    ahead.push(await listen(api, await write(text)))
  }
  return [
    ...figures,
    {
      what: 'hear it again: first byte',
      value: median(again.map((heard) => heard.firstByteMs)),
      unit: 'ms',
      limit: 5,
    },
    {
      what: 'hear what was recorded ahead: first byte',
      value: median(ahead.map((heard) => heard.firstByteMs)),
      unit: 'ms',
      limit: 10,
    },
    { what: 'hear it again: whole', value: median(again.map((heard) => heard.wholeMs)), unit: 'ms' },
  ]
}
