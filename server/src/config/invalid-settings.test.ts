import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

/** The settings production requires, each with a valid value. */
const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://glimmer.example',
  MAILER: 'smtp',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'hello@glimmer.example',
  PAYMENTS: 'none',
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
  test.each([
    [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 4 to 1000.'],
    [{ STATEMENT_TIMEOUT_MS: '1' }, 'STATEMENT_TIMEOUT_MS must be a whole number of 1000 or more.'],
    [{ PUBLIC_URL: 'glimmer.example' }, 'PUBLIC_URL must be a whole address, such as https://glimmer.example.org.'],
    [
      { WRITER: 'openai', WRITER_MODEL: 'm', WRITER_BASE_URL: 'ftp://models.example' },
      'WRITER_BASE_URL must be a whole address, such as https://glimmer.example.org.',
    ],
    [{ IDENTITY: 'clerk' }, 'IDENTITY must be embedded or oidc.'],
    [{ SIGN_UP: 'closd' }, 'SIGN_UP must be open, invite or closed. Did you mean closed?'],
    [{ OPERATOR_NAME: 'x'.repeat(201) }, 'OPERATOR_NAME may have at most 200 characters.'],
    [{ S3_BUCKET: 'ab', BLOBS: 's3' }, 'S3_BUCKET needs at least 3 characters.'],
    [{ TEST_CLOCK: 'tomorrow' }, 'TEST_CLOCK must be an instant, such as 2026-05-31T22:59:59Z.'],
    [{ USAGE_TIMEZONE: 'Europe/Atlantis' }, 'USAGE_TIMEZONE must be a time zone, such as Europe/London.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN needs at least 16 characters.'],
    ...['<b>Kind</b>', 'a\u0000b', 'x'.repeat(31), '&co', 'a\nb', '"Kind"'].map(
      (PRODUCT_NAME): [Record<string, string>, string] => [
        { PRODUCT_NAME },
        "PRODUCT_NAME must be 1 to 30 letters, digits, spaces and & ' . ! + -, and begin with a letter or digit.",
      ],
    ),
    ...['teal', '#0f7', '#0f766e;}'].map((BRAND_COLOUR): [Record<string, string>, string] => [
      { BRAND_COLOUR },
      'BRAND_COLOUR must be six hexadecimal digits, such as 0f766e.',
    ]),
    [
      { BRAND_COLOUR: '#FFFFFF' },
      'BRAND_COLOUR has a contrast of 1.1 with the light page, where 2.0 is needed, and no shade near it has that.',
    ],
    [{ SUPPORT_TEXT: 'x'.repeat(301) }, 'SUPPORT_TEXT may have at most 300 characters.'],
  ])('refuses %o in a sentence', (variables, sentence) => {
    expect(refusal(variables).split('\n')[0]).toBe(sentence)
  })

  test('suggests no other country’s code for HELP_REGION', () => {
    expect(refusal({ HELP_REGION: 'UK' })).toBe('HELP_REGION must be GB, IE or US. Did you mean GB?')
    expect(refusal({ HELP_REGION: 'us' })).toBe('HELP_REGION must be GB, IE or US. Did you mean US?')
    for (const HELP_REGION of ['UA', 'IT', 'GR', 'DE'])
      expect(refusal({ HELP_REGION })).toBe('HELP_REGION must be GB, IE or US.')
  })

  test.each([
    ['DATABASE_URL', 'postgres://glimmer:pa#ss@db/glimmer'],
    ['DATABASE_URL', 'postgres://glimmer:1#2@db/glimmer'],
    ['DATABASE_URL', 'postgres://glimmer:pa/ss@db/glimmer'],
    ['DATABASE_URL', 'postgres://glimmer:word@db:543210/glimmer'],
    ['SMTP_URL', 'smtp://glimmer:pa#ss@mail.example:587'],
    ['SMTP_URL', 'smtp://glimmer:1#2@mail.example:587'],
    ['SMTP_URL', 'smtp://mail.example:99999'],
  ])('refuses an ambiguous address: %s %s', (name, address) => {
    expect(refusal({ [name]: address })).toMatch(new RegExp(`^${name} cannot be read as an address.* # as %23`))
  })

  test.each([
    'postgresql://glimmer@/glimmer?host=%2Ftmp%2Fpostgres&port=5432',
    'postgres://glimmer:pa%23ss@db:5432/glimmer',
    'postgres://glimmer:p@ss@db/glimmer',
    'postgres://[::1]/glimmer',
    'postgres:///glimmer',
  ])('accepts every address that the driver accepts: %s', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).database).toMatchObject({ connectionString: DATABASE_URL })
  })

  test('replaces sslmode=require with verify-full, which the driver treats alike without a warning', () => {
    const connectionString = 'postgres://db/glimmer?sslmode=verify-full&application_name=a'
    expect(readConfig({ DATABASE_URL: connectionString.replace('verify-full', 'require') }).database).toMatchObject({
      connectionString,
    })
    const asLibpq = 'postgres://db/glimmer?uselibpqcompat=true&sslmode=require'
    expect(readConfig({ DATABASE_URL: asLibpq }).database).toMatchObject({ connectionString: asLibpq })
  })

  test.each(['Glimmer', 'not-an-address@', '@glimmer.example', 'Glimmer <hello>', 'a@b.example, c@d.example'])(
    'refuses an invalid sender: %s',
    (MAIL_FROM) => {
      expect(refusal({ ...production, MAIL_FROM })).toMatch(/^MAIL_FROM must be an email address/)
    },
  )

  test.each([
    'hello@glimmer.example',
    'Glimmer <hello@glimmer.example>',
    '"Hill, School" <a@b.example>',
    'me@localhost',
  ])('accepts a sender in any form that mail programs write: %s', (MAIL_FROM) => {
    expect(readConfig({ ...production, MAIL_FROM }).mailer).toMatchObject({ from: MAIL_FROM })
  })

  test('refuses a mail server without a host name', () => {
    expect(refusal({ ...production, SMTP_URL: 'smtp://' })).toMatch(/^SMTP_URL must begin with smtp:\/\/ .* name/)
    expect(refusal({ ...production, SMTP_URL: 'smtp://:25' })).toContain('SMTP_URL')
  })

  test('refuses the same port for app and identity provider, naming both settings', () => {
    expect(refusal({ PORT: '3001' })).toMatch(/^PORT and IDENTITY_PORT are the same port/)
    expect(refusal({ PORT: '3001', ROLE: 'worker', IDENTITY_SECRET: 'x'.repeat(32) })).toBe('it started')
    expect(refusal({ PORT: '3001', ...ownProvider })).toBe('it started')
    expect(refusal({ PORT: '0', IDENTITY_PORT: '0' })).toBe('it started')
  })

  test('keeps the issuer as it is written, with or without a final slash', () => {
    for (const OIDC_ISSUER of ['https://id.example/', 'https://id.example', 'https://id.example/application/o/g/'])
      expect(readConfig({ ...ownProvider, OIDC_ISSUER }).identity).toMatchObject({ issuer: OIDC_ISSUER })
  })

  test('warns of settings whose choice was not made', () => {
    expect(readConfig(production).warnings).toEqual([])
    const { warnings } = readConfig({ OIDC_ISSUER: 'https://id.example', SMTP_URL: 'smtp://mail.example' })
    expect(warnings).toEqual([
      'OIDC_ISSUER has no effect: it is for IDENTITY=oidc.',
      'SMTP_URL has no effect: it is for MAILER=smtp.',
    ])
  })

  test('warns of unknown names in the file of settings, and suggests others', () => {
    const { warnings } = readConfig({}, ['PORT', 'SMTP_HOST', 'S3_KEY', 'COLOUR', 'SITE_ADDRESS', 'OTEL_SERVICE_NAME'])
    expect(warnings).toEqual([
      'The file of settings holds SMTP_HOST, which is no setting. Did you mean SMTP_URL?',
      expect.stringMatching(/holds S3_KEY, which is no setting\. Did you mean S3_ENDPOINT or S3_REGION or /),
      'The file of settings holds COLOUR, which is no setting.',
    ])
  })
})
