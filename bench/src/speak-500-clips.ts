// Speaks 500 clips in a separate process and prints its memory in bytes as one line of JSON.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { fliteVoice } from '@glimmer/server/adapters/voice/flite/voice'

const clips = 500
const signal = new AbortController().signal
const held = () => process.memoryUsage.rss()

let worker: Worker | undefined
let dismiss = () => {}
const voice = fliteVoice({
  onWorker: (started) => {
    worker = started
  },
  after: (_, run) => {
    dismiss = run
    return () => {}
  },
})
const before = held()
const speak = (turn: number) => voice.synthesize({ text: `I am calm, time ${turn}.`, voice: 'alasdair', signal })

await speak(0)
const afterOne = held()
for (let turn = 1; turn < clips; turn++) await speak(turn)
const afterAll = held()
const ended = worker && once(worker, 'exit')
dismiss()
await ended
// The system reclaims the memory shortly afterwards.
await pause(1000)
process.stdout.write(`${JSON.stringify({ before, afterOne, afterAll, idle: held() })}\n`)
await voice.close()
