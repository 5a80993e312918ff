import { type Figure, median } from './report.ts'
import { freshLine, type Words } from './speech-texts.ts'
import { type Api, call } from './surroundings.ts'

const turns = 9
const replays = 50

interface Heard {
  id: string
  /** Both from the request to speak on. */
  firstByteMs: number
  wholeMs: number
}

/** Asks for a line to be spoken and fetches the recording, for which a listener waits. */
async function listen(api: Api, id: string): Promise<Heard> {
  const from = performance.now()
  const { audioUrl } = await call<{ audioUrl: string }>(api, 'POST', `/affirmations/${id}/speak`, { voice: 'alasdair' })
  const response = await fetch(`${api.url}${audioUrl}`, { headers: { authorization: `Bearer ${api.token}` } })
  let firstByteMs = Number.NaN
  for await (const _ of response.body ?? []) if (Number.isNaN(firstByteMs)) firstByteMs = performance.now() - from
  return { id, firstByteMs, wholeMs: performance.now() - from }
}

/** Speaking as a person meets it, through the API: lines nobody has spoken before, then one of them again. */
export async function benchSpeech(api: Api): Promise<Figure[]> {
  const listenAnew = async (words: Words) => {
    const { _id } = await call<{ _id: string }>(api, 'POST', '/affirmations', { text: freshLine[words]() })
    return listen(api, _id)
  }
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
      { what: `hear ${words} new words: first byte`, value: firstByte(quiet), unit: 'ms', limit: 400 },
      { what: `hear ${words} new words: whole`, value: whole(quiet), unit: 'ms' },
      { what: `hear ${words} new words, four at once: first byte`, value: firstByte(crowded), unit: 'ms' },
      { what: `hear ${words} new words, four at once: whole`, value: whole(crowded), unit: 'ms' },
    )
  }
  const again: Heard[] = []
  for (let turn = 0; turn < replays; turn++) again.push(await listen(api, id))
  return [
    ...figures,
    {
      what: 'hear it again: first byte',
      value: median(again.map((heard) => heard.firstByteMs)),
      unit: 'ms',
      limit: 10,
    },
    { what: 'hear it again: whole', value: median(again.map((heard) => heard.wholeMs)), unit: 'ms' },
  ]
}
