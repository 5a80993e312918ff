import { readFileSync } from 'node:fs'

/**
 * Settings that are secret or contain a secret. Each can also be given as NAME_FILE, the path of a file that holds it.
 */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'IDENTITY_SECRET',
  'TRUST_SECRET',
  'VALKEY_URL',
  'OIDC_INTROSPECTION_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'POSTHOG_KEY',
  'UNSPLASH_ACCESS_KEY',
  'VAPID_PRIVATE_KEY',
  'WRITER_API_KEY',
  'VOICE_API_KEY',
  'ELEVENLABS_API_KEY',
  'ARTIST_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

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
export function readSecretFiles(given: Record<string, string>): { given: Record<string, string>; sentences: string[] } {
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
