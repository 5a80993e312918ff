import { call } from './product.ts'
import { type Figure, median } from './report.ts'
import { freshLine, type Words } from './speech-texts.ts'

const turns = 9
const replays = 50

interface Heard {
  id: string
  /** From asking to speak, in milliseconds. */
  firstByte: number
  whole: number
}

/** Asks for a line to be spoken and fetches the recording: what a listener waits for. */
async function listen(url: string, token: string, id: string): Promise<Heard> {
  const from = performance.now()
  const { audioUrl } = (await call(url, token, 'POST', `/affirmations/${id}/speak`, { voice: 'alasdair' })) as {
    audioUrl: string
  }
  const response = await fetch(`${url}${audioUrl}`, { headers: { authorization: `Bearer ${token}` } })
  let firstByte = Number.NaN
  for await (const _ of response.body ?? []) if (Number.isNaN(firstByte)) firstByte = performance.now() - from
  return { id, firstByte, whole: performance.now() - from }
}

/** Speaking as a person meets it, through the API: lines nobody has spoken before, then one of them again. */
export async function benchSpeak(url: string, token: string): Promise<Figure[]> {
  const listenAnew = async (words: Words) => {
    const written = (await call(url, token, 'POST', '/affirmations', { text: freshLine[words]() })) as { _id: string }
    return listen(url, token, written._id)
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
    const firstByte = (of: Heard[]) => median(of.map((heard) => heard.firstByte))
    const whole = (of: Heard[]) => median(of.map((heard) => heard.whole))
    figures.push(
      { what: `hear ${words} new words: first byte`, value: firstByte(quiet), unit: 'ms', limit: 400 },
      { what: `hear ${words} new words: whole`, value: whole(quiet), unit: 'ms' },
      { what: `hear ${words} new words, four at once: first byte`, value: firstByte(crowded), unit: 'ms' },
      { what: `hear ${words} new words, four at once: whole`, value: whole(crowded), unit: 'ms' },
    )
  }
  const again: Heard[] = []
  for (let turn = 0; turn < replays; turn++) again.push(await listen(url, token, id))
  return [
    ...figures,
    { what: 'hear it again: first byte', value: median(again.map((heard) => heard.firstByte)), unit: 'ms', limit: 10 },
    { what: 'hear it again: whole', value: median(again.map((heard) => heard.whole)), unit: 'ms' },
  ]
}
