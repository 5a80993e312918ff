import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { readEnvFile } from './env-file.ts'

/** The settings production requires, each with a valid value. */
const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://glimmer.example',
  IDENTITY_PUBLIC_URL: 'https://id.glimmer.example',
  MAILER: 'smtp',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'hello@glimmer.example',
  PAYMENTS_SANDBOX: 'allow',
  SUPPORT_EMAIL: 'care@glimmer.example',
}

const ownProvider = {
  IDENTITY: 'oidc',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'web',
  OIDC_AUDIENCE: 'https://glimmer.example/api',
}

const refusal = (variables: Record<string, string>) => {
  try {
    readConfig(variables)
    return 'it started'
  } catch (error) {
    return (error as Error).message
  }
}

describe('readConfig', () => {
  test('has an embedded default for everything', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'development',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      database: { kind: 'embedded' },
      identity: { kind: 'embedded', issuer: 'http://localhost:3000/id', audience: 'http://localhost:3000/api' },
      usageTimeZone: 'Europe/London',
    })
  })

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, database: { kind: 'embedded' } })
  })

  test('removes the trailing slash of PUBLIC_URL', () => {
    expect(readConfig({ PUBLIC_URL: 'https://glimmer.example/' }).publicUrl).toBe('https://glimmer.example')
  })

  test.each([
    [{ IDENTITY: 'oidc' }, 'OIDC_ISSUER'],
    [{ ARTIST: 'openai' }, 'ARTIST_API_KEY'],
    [{ ARTIST: 'openai', ARTIST_API_KEY: 'a-key' }, 'ARTIST_MODEL'],
    [{ ARTIST_MODEL: 'a-model' }, 'ARTIST=openai'],
    [{ BLOBS: 's3' }, 'S3_REGION'],
    [{ BLOBS: 's3', S3_REGION: 'eu-west-2' }, 'S3_BUCKET'],
    [{ BLOBS: 's3', S3_REGION: 'eu-west-2', S3_BUCKET: 'glimmer' }, 'S3_ACCESS_KEY_ID'],
    [{ BLOBS: 's3', S3_REGION: 'r', S3_BUCKET: 'glimmer', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: 'glimmer' }, 'BLOBS=s3'],
    [{ IDENTITY: 'oidc', OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
    [{ IDENTITY: 'oidc', OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'web' }, 'OIDC_AUDIENCE'],
    [{ ...ownProvider, OIDC_INTROSPECTION_CLIENT_ID: 'api' }, 'OIDC_INTROSPECTION_CLIENT_SECRET'],
    [{ ...ownProvider, OIDC_INTROSPECTION_CLIENT_SECRET: 's' }, 'OIDC_INTROSPECTION_CLIENT_ID'],
    [{ OIDC_INTROSPECTION_CLIENT_ID: 'api' }, 'IDENTITY=oidc'],
    [{ HERO_IMAGES: 'unsplash' }, 'UNSPLASH_ACCESS_KEY'],
    [{ UNSPLASH_ACCESS_KEY: 'a-key' }, 'HERO_IMAGES=unsplash'],
    [{ WRITER: 'openai' }, 'WRITER_MODEL'],
    [{ WRITER: 'openai', WRITER_MODEL: 'a-model' }, 'WRITER_API_KEY'],
    [{ WRITER_API_KEY: 'a-key' }, 'WRITER=openai'],
    [{ WRITER: 'openai', WRITER_MODEL: 'a-model', WRITER_API_KEY: 'a-key', WRITER_EXTRA: 'fast' }, 'WRITER_EXTRA'],
    [{ WRITER: 'openai', WRITER_MODEL: 'a-model', WRITER_API_KEY: 'a-key', WRITER_EXTRA: '{"n": 2}' }, 'WRITER_EXTRA'],
  ])('refuses an incomplete provider, naming the setting: %o', (variables, missing) => {
    expect(refusal(variables)).toContain(missing)
  })

  test.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ APP_ENV: 'staging' }, 'APP_ENV'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'glimmer.example' }, 'PUBLIC_URL'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ TEST_CLOCK: 'tomorrow' }, 'TEST_CLOCK'],
    [{ USAGE_TIMEZONE: 'Europe/Atlantis' }, 'USAGE_TIMEZONE'],
    [{ MINIMUM_AGE: '12' }, 'MINIMUM_AGE'],
    [{ MINIMUM_AGE: '16', GUARDIAN_UNDER: '15' }, 'GUARDIAN_UNDER'],
    [{ TRUST_SECRET: 'short' }, 'TRUST_SECRET'],
  ])('names the invalid setting: %o', (variables, wrong) => {
    expect(refusal(variables)).toContain(wrong)
  })

  test.each([
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'PAYMENTS'],
    [{ ANALYTICS: 'posthog' }, 'POSTHOG_HOST'],
    [{ ANALYTICS: 'posthog', POSTHOG_HOST: 'https://eu.i.posthog.com' }, 'POSTHOG_KEY'],
    [{ POSTHOG_KEY: 'a-key' }, 'POSTHOG_KEY'],
    [{ MAILER: 'smtp' }, 'SMTP_URL'],
    [{ MAILER: 'smtp', SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM'],
  ])('refuses an incomplete payment provider or mailer, naming the setting: %o', (variables, missing) => {
    expect(refusal(variables)).toContain(missing)
  })

  test('refuses the payment sandbox in production without PAYMENTS_SANDBOX=allow', () => {
    expect(refusal({ ...production, PAYMENTS_SANDBOX: '' })).toContain('PAYMENTS_SANDBOX=allow')
    expect(refusal({ ...production, PAYMENTS_SANDBOX: '' })).toContain('PAYMENTS=none, which sells nothing')
    expect(refusal({ ...production, PAYMENTS_SANDBOX: 'yes' })).toContain('PAYMENTS_SANDBOX')
    expect(readConfig(production).payments).toEqual({ kind: 'sandbox' })
  })

  test.each([
    [{ PUBLIC_URL: 'http://glimmer.example' }, 'PUBLIC_URL'],
    [{ IDENTITY_PUBLIC_URL: 'http://id.glimmer.example' }, 'IDENTITY_PUBLIC_URL'],
    [
      { IDENTITY: 'oidc', OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'web', OIDC_AUDIENCE: 'api' },
      'OIDC_ISSUER',
    ],
    [
      { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' },
      'STRIPE_SECRET_KEY',
    ],
    [
      { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' },
      'STRIPE_SECRET_KEY',
    ],
    [{ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ MAILER: 'outbox' }, 'MAILER'],
  ])('refuses settings for development in production: %o', (variables, wrong) => {
    expect(refusal({ ...production, ...variables })).toContain(wrong)
  })

  test('requires PUBLIC_URL in production', () => {
    expect(refusal({ ...production, PUBLIC_URL: '' })).toContain('PUBLIC_URL is missing')
    expect(refusal({ PUBLIC_URL: '' })).toBe('it started')
  })

  test.each(['https://glimmer.example/app', 'https://glimmer.example/?a', 'https://glimmer.example#top'])(
    'refuses a PUBLIC_URL with a path, a query or a fragment: %s',
    (PUBLIC_URL) => {
      expect(refusal({ PUBLIC_URL })).toMatch(/^PUBLIC_URL must be an address without a path/)
    },
  )

  test('accepts http://localhost in production', () => {
    const local = { ...production, PUBLIC_URL: 'http://localhost:3000' }
    expect(readConfig(local).publicUrl).toBe('http://localhost:3000')
  })

  test('refuses a test clock in production', () => {
    expect(refusal({ APP_ENV: 'production', TEST_CLOCK: '2026-05-31T22:59:59Z' })).toContain('TEST_CLOCK')
  })

  test('names every invalid, missing and misspelt setting at once', () => {
    const message = refusal({
      PORT: 'many',
      PAYMENTS: 'strip',
      STRIPE_SECRET_KEY: 'sk_test_1',
      MAILER: 'smtp',
      SMPT_URL: 'smtp://localhost',
      BLOBS: 's3',
      S3_REGION: 'eu-west-2',
    })
    for (const name of ['PORT', 'PAYMENTS', 'SMTP_URL', 'MAIL_FROM', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY'])
      expect(message).toContain(name)
    expect(message).toContain('SMPT_URL is no setting. Did you mean SMTP_URL?')
    expect(message).toContain('Did you mean stripe?')
    expect(message).not.toMatch(/STRIPE_SECRET_KEY|is for PAYMENTS/)
  })

  test.each([
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['STRIPE_SECRET_KEY_FLIE', 'STRIPE_SECRET_KEY_FILE'],
    ['PORTS', 'PORT'],
  ])('suggests the setting meant by %s, and ignores variables of other programs', (written, meant) => {
    expect(refusal({ [written]: 'x' })).toBe(`${written} is no setting. Did you mean ${meant}?`)
    expect(refusal({ PATH: '/bin', MAIL: '/var/mail', HOSTNAME: 'a', NODE_ENV: 'test', LANG: 'C' })).toBe('it started')
  })

  test('reads secrets from NAME_FILE, and refuses a missing file or both', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'glimmer-secrets-')), 'token')
    writeFileSync(file, 'a-token-of-twenty-letters\n')
    expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('a-token-of-twenty-letters')
    expect(refusal({ METRICS_TOKEN_FILE: `${file}-gone` })).toContain('METRICS_TOKEN_FILE')
    expect(refusal({ METRICS_TOKEN_FILE: file, METRICS_TOKEN: 'a-token-of-twenty-letters' })).toContain('unset one')
    expect(readConfig({ DATABASE_URL_FILE: '' }).database.kind).toBe('embedded')
  })

  test('reads a file of settings', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'glimmer-settings-')), 'settings')
    writeFileSync(file, '# where we are\nPORT=4000\nOPERATOR_NAME="Hill School"\n')
    expect(readConfig({ ...readEnvFile(file), PORT: '5000' })).toMatchObject({
      port: 5000,
      operator: { name: 'Hill School' },
    })
    expect(() => readEnvFile(`${file}-gone`)).toThrow('ENV_FILE')
    writeFileSync(
      file,
      '\uFEFFPORT=4000\r\n\r\n  export HOST = ::1 # here\r\nMAIL_FROM="one\ntwo: 2\n"\r\n# it\'s = \'x\r\n',
    )
    expect(readEnvFile(file)).toEqual({ PORT: '4000', HOST: '::1', MAIL_FROM: 'one\ntwo: 2\n' })
  })

  test('names the line of the file that sets nothing, without repeating it', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'glimmer-settings-')), 'settings')
    writeFileSync(file, 'MAIL_FROM="one\ntwo"\nSTRIPE_SECRET_KEY: sk_live_1\n')
    expect(() => readEnvFile(file)).toThrow(
      /^Line 3 of the file that ENV_FILE names sets nothing: write NAME=value, [^:]*$/,
    )
  })

  test('names the line of the file whose value begins with #, which would be empty', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'glimmer-settings-')), 'settings')
    writeFileSync(file, 'A="#1 and\nB=#2"\nPORT= # the usual\nBRAND_COLOUR=#0f766e\n')
    expect(() => readEnvFile(file)).toThrow(
      'Line 4 of the file that ENV_FILE names sets nothing: a value that begins with # has to be in quotes.',
    )
    writeFileSync(file, 'BRAND_COLOUR="#0f766e"')
    expect(readEnvFile(file)).toEqual({ BRAND_COLOUR: '#0f766e' })
  })

  test('requires SUPPORT_EMAIL in production', () => {
    expect(refusal({ ...production, SUPPORT_EMAIL: '' })).toContain('SUPPORT_EMAIL')
    expect(readConfig(production).logLevel).toBe('info')
  })

  test('gives everybody one plan with PAYMENTS=none', () => {
    expect(readConfig({ PAYMENTS: 'none' }).payments).toEqual({ kind: 'none', tier: 'pro' })
    expect(readConfig({ PAYMENTS: 'none', DEFAULT_TIER: 'free' }).payments).toEqual({ kind: 'none', tier: 'free' })
    expect(refusal({ DEFAULT_TIER: 'pro' })).toContain('PAYMENTS=none')
  })

  test('refuses SIGN_UP without the embedded provider', () => {
    expect(readConfig({ SIGN_UP: 'invite' }).identity).toMatchObject({ signUp: 'invite' })
    expect(refusal({ ...ownProvider, SIGN_UP: 'closed' })).toContain('SIGN_UP')
  })

  test('traces only with an endpoint', () => {
    expect(readConfig({}).tracing).toBeUndefined()
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.example:4318'
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toMatchObject({ protocol: 'http/protobuf' })
    for (const off of [{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }])
      expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...off }).tracing).toBeUndefined()
  })

  test('names invalid OpenTelemetry settings if tracing is on', () => {
    const wrong = {
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_TRACES_SAMPLER: 'jaeger_remote',
      OTEL_TRACES_SAMPLER_ARG: '10%',
      OTEL_TRACES_EXPORTER: 'zipkin',
    }
    expect(refusal(wrong)).toBe('it started')
    expect(refusal({ ...wrong, OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }).split('\n')).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT is not right: it must be an address that begins with http:// or https://.',
      'OTEL_TRACES_EXPORTER is not right: it must be one of otlp.',
      expect.stringContaining('OTEL_TRACES_SAMPLER is not right: it must be one of always_on,'),
      'OTEL_EXPORTER_OTLP_PROTOCOL is not right: it must be one of http/protobuf, http/json.',
      'OTEL_TRACES_SAMPLER_ARG is not right: it must be a number from 0 to 1.',
    ])
  })

  test('ignores other settings of OpenTelemetry', () => {
    expect(refusal({ OTEL_LOGS_EXPORTER: 'none', OTEL_TRACES_EXPORTERS: 'otlp' })).toBe('it started')
  })

  test('never repeats the value of a setting, which may be a secret', () => {
    expect(refusal({ DATABASE_URL: 'postgres://glimmer:hunter#2@db/glimmer' })).not.toContain('hunter')
    expect(refusal({ METRICS_TOKEN: 'hunter2' })).not.toContain('hunter2')
    expect(refusal({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2')
  })
})
