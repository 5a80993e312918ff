// npm run bench: every figure beside its budget, measured now on this machine. With the word `speech`, its part alone.
import { cpus, loadavg } from 'node:os'
import { type Ground, onGround, withProduct } from './around.ts'
import { benchAvatars } from './avatars.ts'
import { benchBrowser } from './browser-figures.ts'
import { residentMegabytes } from './child.ts'
import { dataFolder } from './data-folder.ts'
import { benchGenerate } from './generate.ts'
import { benchList } from './list.ts'
import { type Figure, toTable } from './report.ts'
import { benchSpeak } from './speak-api.ts'
import { benchVoice } from './speak-voice.ts'
import { benchStart } from './start.ts'
import { benchVoiceMemory } from './voice-memory.ts'
import { benchWordTimes } from './word-times.ts'

const memoryOf = (pid: number): Figure => ({
  what: 'server memory after all that',
  value: residentMegabytes(pid),
  unit: 'MB',
  limit: 200,
})

/** The figures that need a server under load, all against one database of the bench's own. */
const benchServer = async (ground: Ground): Promise<Figure[]> => [
  ...(await benchList(ground.issuer, ground.connection, ground.databaseUrl)),
  ...(await withProduct(ground, async ({ url, token, pid }) => [
    ...(await benchGenerate(url, token)),
    ...(await benchSpeak(url, token)),
    ...(await benchAvatars(url, token)),
    memoryOf(pid),
  ])),
]

const benchSpeaking = (ground: Ground): Promise<Figure[]> =>
  withProduct(ground, async ({ url, token, pid }) => [...(await benchSpeak(url, token)), memoryOf(pid)])

const speechAlone = process.argv[2] === 'speech'
const folder = dataFolder()
const from = loadavg()[0] ?? 0
try {
  const figures = [
    ...(speechAlone ? [] : [...(await benchBrowser()), ...(await benchStart())]),
    ...(await onGround(folder.path, speechAlone ? benchSpeaking : benchServer)),
    ...(await benchVoice()),
    ...(await benchVoiceMemory()),
    ...(await benchWordTimes()),
  ]
  const load = `load ${from.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`
  process.stdout.write(`\n${cpus().length} cores, Node ${process.version}, ${load}\n\n${toTable(figures)}\n`)
} finally {
  folder.remove()
}
