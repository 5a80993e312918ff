import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from './setting.ts'

/** What some editors write at the beginning of a file; it would become part of the first name. */
const byteOrderMark = /^\uFEFF/

const comment = /^\s*#.*$/gm
/** A value in quotes, which may go on over several lines. */
const quotedValue = /=\s*(["'`])[\s\S]*?\1/g
const setting = /^\s*(?:export\s+)?[\w.-]+\s*=/

/** A value that begins with #: it would be read as a comment, and the setting as empty. */
const cutOff = /=#/

/** The lines of a file of settings, without comments and quoted values. */
function linesOf(text: string): string[] {
  const onlyNewlines = (value: string) => `=${value.replace(/[^\n]/g, '')}`
  return text.replace(comment, '').replace(quotedValue, onlyNewlines).split('\n')
}

/** What is wrong with the first line that sets nothing, such as `PORT: 3000`, which would be passed over in silence. */
function faultIn(text: string, file: string): string | undefined {
  const lines = linesOf(text)
  // What goes on over several lines leaves empty ones.
  const empty = lines.findIndex((line) => line.trim() !== '' && !setting.test(line))
  if (empty >= 0)
    return `Line ${empty + 1} of ${file} sets nothing: write NAME=value, or begin it with # if it is a comment.`
  const cut = lines.findIndex((line) => setting.test(line) && cutOff.test(line.slice(0, line.indexOf('=') + 2)))
  if (cut >= 0) return `Line ${cut + 1} of ${file} sets nothing: a value that begins with # has to be in quotes.`
  return undefined
}

/**
 * Reads settings from a file of NAME=value lines: the named file, or `.env` in the working directory if there is one.
 * Throws ConfigError if a named file cannot be read, or a line of it sets nothing.
 */
export function readEnvFile(path: string | undefined): Record<string, string | undefined> {
  const text = readText(path).replace(byteOrderMark, '')
  const fault = faultIn(text, path ? 'the file that ENV_FILE names' : '.env')
  if (fault) throw new ConfigError(fault)
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
