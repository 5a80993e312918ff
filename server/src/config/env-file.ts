import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { ConfigError } from './setting.ts'

/**
 * The settings in a file of lines NAME=value: `.env` of the working directory where there is one, or the file named.
 * Throws ConfigError where a file that was named cannot be read.
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
