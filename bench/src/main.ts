// npm run bench [-- part]: every figure beside its limit, measured now on this machine. With an argument, only the
// parts whose names start with it. With VOICE_MODEL_FOLDER, the natural voice's too.
import { cpus, loadavg } from 'node:os'
import { withMember } from './browser.ts'
import { benchBytes } from './bytes.ts'
import { benchElsewhere } from './elsewhere.ts'
import { withApi, withDatabaseAndIssuer } from './environment.ts'
import { benchGenerate } from './generate.ts'
import { benchList } from './list.ts'
import { benchMemory } from './memory.ts'
import { benchNaturalSpeech } from './natural-speech.ts'
import { benchPageLoads } from './page-loads.ts'
import { failed, measure, printHead } from './report.ts'
import { benchSpeech } from './speech.ts'
import { benchStartup } from './startup.ts'
import { benchUploads } from './uploads.ts'

const [, , only = ''] = process.argv
const names: string[] = []
/** The parts that the command line selects; all names are kept for its error message. */
function selectParts<Part extends readonly [name: string, ...unknown[]]>(...parts: Part[]): Part[] {
  names.push(...parts.map(([name]) => name))
  return parts.filter(([name]) => name.startsWith(only))
}

const load = () => `load ${(loadavg()[0] ?? 0).toFixed(1)}`

process.stdout.write(`${cpus().length} cores, Node ${process.version}, ${load()} before\n`)
printHead()
await measure(withMember, selectParts(['bytes', benchBytes], ['pages', benchPageLoads]))
await measure(
  (work: (environment: undefined) => Promise<void>) => work(undefined),
  selectParts(['start', benchStartup], ['memory', benchMemory]),
)
await measure(
  withDatabaseAndIssuer,
  selectParts(['list', benchList], ['speech-natural', benchNaturalSpeech], ['uploads', benchUploads]),
)
await measure(
  (work) => withDatabaseAndIssuer((backing) => withApi(backing, work)),
  selectParts(['generate', benchGenerate], ['speech', benchSpeech], ['elsewhere', benchElsewhere]),
)
process.stdout.write(`\n${load()} after\n`)
if (!names.some((name) => name.startsWith(only))) failed.push(`"${only}", which is none of ${names.join(', ')}`)
if (failed.length > 0) {
  process.stderr.write(`Not measured: ${failed.join('; ')}.\n`)
  process.exitCode = 1
}
