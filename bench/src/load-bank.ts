// Loads the bank from the bundle named by BANK, in a separate process, and prints the cost as one line of JSON.
import { weigh } from '@glimmer/server/writing/measure/weigh'

// What the bank shares with the rest of the server is loaded anyway.
await import(process.env.CONTRACT ?? '')
const weight = await weigh(() => import(process.env.BANK ?? ''))
process.stdout.write(`${JSON.stringify(weight)}\n`)
