// npm run bench [-- part]: every figure and its limit, measured now on this machine. With an argument, only the parts
// whose names start with it: `npm run bench -- speech`.
import { cpus, loadavg } from 'node:os'
import { benchAvatarEditor } from './avatar-editor.ts'
import { benchAvatars } from './avatars.ts'
import { benchBank } from './bank.ts'
import { withMember } from './browser.ts'
import { benchGenerate } from './generate.ts'
import { benchInteractions } from './interactions.ts'
import { benchLargeDatabase } from './large-database.ts'
import { benchList } from './list.ts'
import { benchManyLines } from './many-lines.ts'
import { benchMemory } from './memory.ts'
import { benchPageLoads } from './page-loads.ts'
import { benchReminders } from './reminders.ts'
import { failed, measure } from './report.ts'
import { benchReturnVisits } from './return-visits.ts'
import { benchRouteWeights } from './route-weights.ts'
import { benchSpeech } from './speech-api.ts'
import { benchBeside } from './speech-beside.ts'
import { benchSpeechMemory } from './speech-memory.ts'
import { benchNaturalVoice } from './speech-natural.ts'
import { benchSwitch } from './speech-switch.ts'
import { benchVoice } from './speech-voice.ts'
import { benchWordTimes } from './speech-word-times.ts'
import { benchStartup } from './startup.ts'
import { withApi, withBacking } from './surroundings.ts'

const [, , only = ''] = process.argv
const names: string[] = []
/** The selected parts. */
function chosen<Part extends readonly [name: string, ...unknown[]]>(...parts: Part[]): Part[] {
  names.push(...parts.map(([name]) => name))
  return parts.filter(([name]) => name.startsWith(only))
}

const load = () => `load ${(loadavg()[0] ?? 0).toFixed(1)}`
process.stdout.write(`${cpus().length} cores, Node ${process.version}, ${load()} before\n`)

const alone = (work: (surroundings: undefined) => Promise<void>) => work(undefined)
await measure(
  withMember,
  chosen(
    ['route weights', benchRouteWeights],
    ['avatar editor', benchAvatarEditor],
    ['page loads', benchPageLoads],
    ['return visits', benchReturnVisits],
    ['many lines', benchManyLines],
    ['interactions', benchInteractions],
  ),
)
await measure(alone, chosen(['startup', benchStartup], ['memory', benchMemory], ['bank', benchBank]))
await measure(
  withBacking,
  chosen(['list', benchList], ['large database', benchLargeDatabase], ['reminders', benchReminders]),
)
await measure(
  (work) => withBacking((backing) => withApi(backing, work)),
  chosen(['generate', benchGenerate], ['speech through the API', benchSpeech], ['avatars', benchAvatars]),
)
await measure(
  alone,
  chosen(
    ['speech by the built-in voice', benchVoice],
    ['speech by other programs', benchBeside],
    ['speech by a natural voice, of random weights', benchNaturalVoice],
    ['speech in memory', benchSpeechMemory],
    ['speech with the natural voice on and off', benchSwitch],
    ['speech timing', benchWordTimes],
  ),
)

process.stdout.write(`\n${load()} after\n`)
if (!names.some((name) => name.startsWith(only))) {
  process.stdout.write(`No part begins with "${only}". There are: ${names.join(', ')}.\n`)
  process.exitCode = 1
}
if (failed.length > 0) {
  process.stdout.write(`Not measured: ${failed.join(', ')}.\n`)
  process.exitCode = 1
}
