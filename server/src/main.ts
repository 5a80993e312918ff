import { readProcessConfig } from './config/config.ts'
import { start } from './start.ts'
import { findBuildLayout } from './startup/build-layout.ts'
import { runProgram } from './startup/run-program.ts'

/** Shown in development where only the built-in voices speak, which sound basic. */
const naturalVoices = 'For natural voices, spoken on this machine: npm run voice fetches them once, 222 MB.'

async function main() {
  const config = readProcessConfig()
  const { app, stop } = await start(config, findBuildLayout(import.meta.url))
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${error instanceof AggregateError ? error.errors.join('\n') : String(error)}\n`)
          process.exit(1)
        },
      )
    })
  // Printed last: a supervisor that reads it may stop the process immediately, and by then the signal handlers exist.
  process.stdout.write(`Glimmer is ready at ${config.publicUrl}\n`)
  const hasOnlyBasic = app.voicesFor({ age: 'adult' }).length === 1
  if (hasOnlyBasic && config.environment === 'development') process.stdout.write(`${naturalVoices}\n`)
}

runProgram(main)
