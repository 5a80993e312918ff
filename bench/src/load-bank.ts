// Loads the bank from the bundle named by BANK, in a process of its own, and prints what that cost as one line of JSON.
import { weigh } from '@glimmer/server/writing/measure/weigh'

// Whatever the bank shares with the rest of the server is there anyway.
await import(process.env.CONTRACT ?? '')
const weight = await weigh(() => import(process.env.BANK ?? ''))
process.stdout.write(`${JSON.stringify(weight)}\n`)
