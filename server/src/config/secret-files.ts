import { readFileSync } from 'node:fs'

type Secret = { value: string } | { sentence: string }

function readSecret(file: string, path: string): Secret {
  try {
    const value = readFileSync(path, 'utf8').trim()
    return value ? { value } : { sentence: `${file} names a file that is empty.` }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return { sentence: `${file} names a file that cannot be read${reason}.` }
  }
}

function secretOf(name: string, path: string, given: Record<string, string>): Secret {
  if (given[name] === undefined) return readSecret(`${name}_FILE`, path)
  return { sentence: `${name} and ${name}_FILE are both set; unset one of them.` }
}

/** Returns the settings with each NAME_FILE's content as NAME, and what is wrong with those files. */
export function readSecretFiles(
  given: Record<string, string>,
  secretNames: readonly string[],
): { given: Record<string, string>; sentences: string[] } {
  const settings = { ...given }
  const sentences: string[] = []
  for (const name of secretNames) {
    const path = given[`${name}_FILE`]
    if (path === undefined) continue
    const secret = secretOf(name, path, given)
    if ('value' in secret) settings[name] = secret.value
    else sentences.push(secret.sentence)
  }
  return { given: settings, sentences }
}
