import { product } from '@glimmer/contract'
import { readProcessConfig } from './config/config.ts'
import { start } from './start.ts'
import { findBuildLayout } from './startup/build-layout.ts'
import { runProgram } from './startup/run-program.ts'

async function main() {
  const config = readProcessConfig()
  const { stop } = await start(config, findBuildLayout(import.meta.url))
  process.stdout.write(`${product.name} is ready at ${config.publicUrl}\n`)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}

runProgram(main)
