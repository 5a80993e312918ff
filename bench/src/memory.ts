import { residentMegabytes } from './child.ts'
import { type Figure, median } from './report.ts'
import { freshLine } from './speech-texts.ts'
import { type Api, call, withApi, withBacking } from './surroundings.ts'

const turns = 3
const work = { lines: 300, avatars: 20, clips: 30 }

interface Held {
  ready: number
  afterWriting: number
  afterDrawing: number
  afterSpeaking: number
}

async function times(count: number, one: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < count; turn++) await one()
}

/** A server's memory after a day's work done without pauses: memory it would release when idle is still held. */
async function workThrough(api: Api): Promise<Held> {
  const held = () => residentMegabytes(api.pid)
  const ready = held()
  await times(work.lines, () =>
    call(api, 'POST', '/affirmations/generate', { themes: ['calm'], mood: 'steady', situation: 'a-busy-day' }),
  )
  const afterWriting = held()
  await times(work.avatars, () =>
    call(api, 'POST', '/avatars/generate', { description: 'a calm woman with curly red hair' }),
  )
  const afterDrawing = held()
  await times(work.clips, async () => {
    const { _id } = await call<{ _id: string }>(api, 'POST', '/affirmations', { text: freshLine[15]() })
    await call(api, 'POST', `/affirmations/${_id}/speak`, { voice: 'alasdair' })
  })
  return { ready, afterWriting, afterDrawing, afterSpeaking: held() }
}

/** The server's memory as it works, each time in a new process. */
export async function benchMemory(): Promise<Figure[]> {
  const turnsHeld: Held[] = []
  for (let turn = 0; turn < turns; turn++)
    await withBacking((backing) => withApi(backing, async (api) => void turnsHeld.push(await workThrough(api))))
  const of = (moment: keyof Held) => median(turnsHeld.map((held) => held[moment]))
  return [
    { what: 'server memory when somebody has signed up', value: of('ready'), unit: 'MB' },
    { what: `then ${work.lines} lines written`, value: of('afterWriting'), unit: 'MB' },
    { what: `then ${work.avatars} times three avatars proposed`, value: of('afterDrawing'), unit: 'MB' },
    { what: `then ${work.clips} lines spoken`, value: of('afterSpeaking'), unit: 'MB', limit: 220 },
  ]
}
