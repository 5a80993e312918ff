import { runNaturalVoiceCommand } from './compose/natural-voice-command.ts'
import { voiceRuntime } from './compose.ts'
import { readProcessConfig } from './config/config.ts'
import { findBuildLayout } from './startup/build-layout.ts'
import { runProgram } from './startup/run-program.ts'

runProgram(() => {
  const ended = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => ended.abort(new Error('it was ended')))
  return runNaturalVoiceCommand(process.argv.slice(2), {
    config: readProcessConfig(),
    runtimeFolder: voiceRuntime,
    entry: findBuildLayout(import.meta.url).voiceHost,
    print: (line) => void process.stdout.write(`${line}\n`),
    signal: ended.signal,
  })
})
