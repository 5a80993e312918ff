import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from './setting.ts'

/**
 * Reads settings from a file of NAME=value lines: the named file, or `.env` in the working directory if there is one.
 * Throws ConfigError if a named file cannot be read.
 */
export function readEnvFile(named: string | undefined): Record<string, string | undefined> {
  const path = named || '.env'
  try {
    return parseEnv(readFileSync(path, 'utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (!named && code === 'ENOENT') return {}
    throw new ConfigError(`${named ? 'ENV_FILE names a file that' : 'The file .env'} cannot be read (${code}).`)
  }
}
