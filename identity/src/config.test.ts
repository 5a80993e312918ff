import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const database = { DATABASE_URL: 'postgresql://glimmer@/postgres?host=/tmp/somewhere&port=5432' }

describe('readConfig', () => {
  test('needs only DATABASE_URL', () => {
    expect(readConfig(database)).toMatchObject({
      port: 3001,
      publicUrl: 'http://localhost:3001',
      appUrl: 'http://localhost:3000',
      mailer: { kind: 'outbox' },
      requireVerifiedEmail: false,
      trustedProxies: 0,
    })
  })

  test('leaves the issuer of port 0 undefined', () => {
    expect(readConfig({ ...database, IDENTITY_PORT: '0' }).publicUrl).toBeUndefined()
  })

  test('ignores a trailing slash and an empty variable', () => {
    const config = readConfig({ ...database, PUBLIC_URL: 'https://app.example/', SMTP_URL: '' })
    expect(config.appUrl).toBe('https://app.example')
  })

  test.each([
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
    ['IDENTITY_PORT', { IDENTITY_PORT: 'three' }],
    ['SMTP_URL', { MAILER: 'smtp', MAIL_FROM: 'hello@glimmer.example' }],
    ['MAIL_FROM', { MAILER: 'smtp', SMTP_URL: 'smtp://localhost:25' }],
    ['REQUIRE_VERIFIED_EMAIL', { REQUIRE_VERIFIED_EMAIL: 'perhaps' }],
    ['MAILER', { APP_ENV: 'production' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://app.example', APP_ENV: 'production' }],
    ['PASSWORD_MIN_LENGTH', { PASSWORD_MIN_LENGTH: '7' }],
    ['IDENTITY_SERVICE_KEY', { IDENTITY_SERVICE_KEY: 'short' }],
    ['IDENTITY_PUBLIC_URL', { IDENTITY_PUBLIC_URL: 'http://id.example', APP_ENV: 'production' }],
    ['SIGN_UP', { SIGN_UP: 'friends' }],
    ['IDENTITY_SECRET', { IDENTITY_SECRET: 'short' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
  ])('names %s in the error when it is wrong', (name, variables) => {
    expect(() => readConfig({ ...database, ...variables })).toThrow(new RegExp(`${name}.*[.]$`))
  })
})
