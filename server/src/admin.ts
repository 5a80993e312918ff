import { runAdmin } from './admin/run-admin.ts'
import { readProcessConfig } from './config/config.ts'
import { findBuildLayout } from './startup/build-layout.ts'
import { runProgram } from './startup/run-program.ts'

runProgram(() =>
  runAdmin(process.argv.slice(2), {
    readConfig: readProcessConfig,
    layout: findBuildLayout(import.meta.url),
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
  }),
)
