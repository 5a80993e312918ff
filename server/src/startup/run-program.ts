import { ignoreClosedOutput } from '@glimmer/lib/ignore-closed-output'
import { ConfigError } from '#config/setting.ts'

/** An error with a code, such as a wrong setting or a port in use, needs only its message; any other its stack. */
const isExplained = (error: unknown): error is Error =>
  error instanceof ConfigError || (error instanceof Error && 'code' in error)

/** Runs a program; on an error, prints it to standard error and exits with code 1. */
export function runProgram(program: () => Promise<void>): void {
  ignoreClosedOutput()
  program().catch((error: unknown) => {
    process.stderr.write(`${isExplained(error) ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exit(1)
  })
}
