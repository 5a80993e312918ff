import { expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { clientConfig } from './client-config.ts'

const oidc = {
  IDENTITY: 'oidc',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'web',
  OIDC_AUDIENCE: 'https://glimmer.example/api',
}

test('contains the provider’s page for changing an email address', () => {
  const account = 'https://id.example/account'
  expect(clientConfig(readConfig({ ...oidc, OIDC_ACCOUNT_URL: account })).identity).toMatchObject({
    accountUrl: account,
  })
})

test('contains that page for the embedded provider', () => {
  expect(clientConfig(readConfig({})).identity).toMatchObject({ accountUrl: 'http://localhost:3000/id/account' })
})

test('says who may sign up if sign-up is restricted', () => {
  expect(clientConfig(readConfig({})).signUp).toBeUndefined()
  expect(clientConfig(readConfig({ SIGN_UP: 'invite' })).signUp).toBe('invite')
})

test('contains no such page if the provider has none', () => {
  expect(clientConfig(readConfig(oidc)).identity).not.toHaveProperty('accountUrl')
})

test('contains the provider’s address once it is known', () => {
  const endpoints = {
    authorization: 'https://id.example/auth',
    token: 'https://id.example/token',
    supportsSignUpPrompt: true,
    supportsFormPost: false,
  }
  expect(clientConfig(readConfig(oidc), { endpoints }).identity).toMatchObject({ endpoints })
  expect(clientConfig(readConfig(oidc)).identity).not.toHaveProperty('endpoints')
})

test('contains the country of the help lines, the United Kingdom by default', () => {
  expect(clientConfig(readConfig({})).operator.helpRegion).toBe('GB')
  expect(clientConfig(readConfig({ HELP_REGION: 'IE' })).operator.helpRegion).toBe('IE')
})

test('contains the day on which the operator checked the help lines, and none by default', () => {
  expect(clientConfig(readConfig({})).operator).not.toHaveProperty('helpCheckedOn')
  expect(clientConfig(readConfig({ HELP_CHECKED_ON: '2026-11-27' })).operator.helpCheckedOn).toBe('2026-11-27')
  expect(() => readConfig({ HELP_CHECKED_ON: 'yesterday' })).toThrow(
    'HELP_CHECKED_ON must be a date such as 2026-11-27',
  )
})

test('names the outside services in use, and none by default', () => {
  expect(clientConfig(readConfig({})).outside).toEqual([])
  const settings = {
    ...oidc,
    WRITER: 'openai',
    WRITER_BASE_URL: 'https://models.example/v1',
    WRITER_MODEL: 'one',
    MAILER: 'smtp',
    SMTP_URL: 'smtp://somebody:a-secret@mail.example:587',
    MAIL_FROM: 'hello@glimmer.example',
  }
  const { outside } = clientConfig(readConfig(settings))
  expect(outside).toEqual([
    { purpose: 'lines', host: 'models.example' },
    { purpose: 'mail', host: 'glimmer.example' },
    { purpose: 'sign-in', host: 'id.example' },
  ])
  expect(JSON.stringify(outside)).not.toContain('secret')
})
