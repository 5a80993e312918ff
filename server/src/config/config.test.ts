import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

/** What production cannot do without. */
const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://glimmer.example',
  IDENTITY_PUBLIC_URL: 'https://id.glimmer.example',
  MAILER: 'smtp',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'hello@glimmer.example',
}

const refusal = (variables: Record<string, string>) => {
  try {
    readConfig(variables)
    return 'it started'
  } catch (error) {
    return (error as Error).message
  }
}

describe('the settings', () => {
  test('need nothing at all: everything has an embedded default', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'development',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      database: { kind: 'embedded' },
      identity: { kind: 'embedded', issuer: 'http://localhost:3001', audience: 'http://localhost:3000/api' },
      usageTimeZone: 'Europe/London',
    })
  })

  test('take an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, database: { kind: 'embedded' } })
  })

  test('drop the trailing slash of an address', () => {
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
    [{ IDENTITY: 'clerk' }, 'CLERK_PUBLISHABLE_KEY'],
    [{ IDENTITY: 'clerk', CLERK_PUBLISHABLE_KEY: 'pk_test_Y2xlcmsuZ2xpbW1lci5leGFtcGxlJA==' }, 'CLERK_JWT_KEY'],
    [{ CLERK_PUBLISHABLE_KEY: 'pk_test_Y2xlcmsuZ2xpbW1lci5leGFtcGxlJA==' }, 'IDENTITY=clerk'],
    [{ CLERK_SECRET_KEY: 'sk_test_hunter2' }, 'IDENTITY=clerk'],
    [{ HERO_IMAGES: 'unsplash' }, 'UNSPLASH_ACCESS_KEY'],
    [{ UNSPLASH_ACCESS_KEY: 'a-key' }, 'HERO_IMAGES=unsplash'],
    [{ WRITER: 'openai' }, 'WRITER_MODEL'],
    [{ WRITER: 'openai', WRITER_MODEL: 'a-model' }, 'WRITER_API_KEY'],
    [{ WRITER_API_KEY: 'a-key' }, 'WRITER=openai'],
    [{ WRITER_SENSE_CHECK: 'off' }, 'WRITER=openai'],
    [
      { WRITER: 'openai', WRITER_MODEL: 'a-model', WRITER_API_KEY: 'a-key', WRITER_SENSE_MODEL: 'a-small-one' },
      'WRITER_SENSE_CHECK=model',
    ],
  ])('refuse half a provider in a sentence that names what is missing: %o', (variables, missing) => {
    expect(refusal(variables)).toContain(missing)
  })

  test.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ APP_ENV: 'staging' }, 'APP_ENV'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'glimmer.example' }, 'PUBLIC_URL'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ CLERK_PUBLISHABLE_KEY: 'sk_test_hunter2' }, 'CLERK_PUBLISHABLE_KEY'],
    [{ CLERK_PUBLISHABLE_KEY: 'pk_test_bm93aGVyZQ==' }, 'CLERK_PUBLISHABLE_KEY'],
    [{ CLERK_JWT_KEY: '-----BEGIN PUBLIC KEY-----\\nhalf' }, 'CLERK_JWT_KEY'],
    [{ CLERK_SECRET_KEY: 'pk_test_hunter2' }, 'CLERK_SECRET_KEY'],
    [{ TEST_CLOCK: 'tomorrow' }, 'TEST_CLOCK'],
    [{ USAGE_TIMEZONE: 'Europe/Atlantis' }, 'USAGE_TIMEZONE'],
  ])('name the variable that is wrong: %o', (variables, wrong) => {
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
  ])('refuse half a payment provider or mailer in a sentence that names what is missing: %o', (variables, missing) => {
    expect(refusal(variables)).toContain(missing)
  })

  test('refuse the payment sandbox in production, unless it is allowed by name', () => {
    expect(refusal({ APP_ENV: 'production' })).toContain('PAYMENTS_SANDBOX=allow')
    expect(refusal({ APP_ENV: 'production', PAYMENTS_SANDBOX: 'yes' })).toContain('PAYMENTS_SANDBOX')
    expect(readConfig({ ...production, PAYMENTS_SANDBOX: 'allow' }).payments).toEqual({ kind: 'sandbox' })
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
  ])('refuse in production what is fit for development alone: %o', (variables, wrong) => {
    expect(refusal({ ...production, PAYMENTS_SANDBOX: 'allow', ...variables })).toContain(wrong)
  })

  test('take http in production for this very machine', () => {
    const local = { ...production, PAYMENTS_SANDBOX: 'allow', PUBLIC_URL: 'http://localhost:3000' }
    expect(readConfig(local).publicUrl).toBe('http://localhost:3000')
  })

  test('refuse a test clock in production', () => {
    expect(refusal({ APP_ENV: 'production', TEST_CLOCK: '2026-05-31T22:59:59Z' })).toContain('TEST_CLOCK')
  })

  test('never repeat the value of a setting, which may be a secret', () => {
    expect(refusal({ METRICS_TOKEN: 'hunter2' })).not.toContain('hunter2')
    expect(refusal({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2')
  })
})
