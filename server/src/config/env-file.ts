import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from './setting.ts'

/** What some editors write at the beginning of a file; it would become part of the first name. */
const byteOrderMark = /^\uFEFF/

const comment = /^\s*#.*$/gm
/** A value in quotes, which may go on over several lines. */
const quotedValue = /=\s*(["'`])[\s\S]*?\1/g
const setting = /^\s*(?:export\s+)?[\w.-]+\s*=/

/** The number of the first line that sets nothing, such as `PORT: 3000`, which would be passed over in silence. */
function lineThatSetsNothing(text: string): number | undefined {
  const onlyNewlines = (value: string) => `=${value.replace(/[^\n]/g, '')}`
  const lines = text.replace(comment, '').replace(quotedValue, onlyNewlines).split('\n')
  // What goes on over several lines leaves empty ones.
  const index = lines.findIndex((line) => line.trim() !== '' && !setting.test(line))
  return index === -1 ? undefined : index + 1
}

/**
 * Reads settings from a file of NAME=value lines: the named file, or `.env` in the working directory if there is one.
 * Throws ConfigError if a named file cannot be read, or a line of it is no setting.
 */
export function readEnvFile(path: string | undefined): Record<string, string | undefined> {
  const text = readText(path).replace(byteOrderMark, '')
  const line = lineThatSetsNothing(text)
  if (line !== undefined)
    throw new ConfigError(
      `Line ${line} of ${path ? 'the file that ENV_FILE names' : '.env'} sets nothing: write NAME=value, or begin it with # if it is a comment.`,
    )
  return parseEnv(text)
}

function readText(named: string | undefined): string {
  try {
    return readFileSync(named || '.env', 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (!named && code === 'ENOENT') return ''
    throw new ConfigError(`${named ? 'ENV_FILE names a file that' : 'The file .env'} cannot be read (${code}).`)
  }
}
