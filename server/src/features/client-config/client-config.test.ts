import { expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { clientConfig } from './client-config.ts'

const oidc = {
  IDENTITY: 'oidc',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'web',
  OIDC_AUDIENCE: 'https://glimmer.example/api',
}

test('a browser is told where people change their email, when the provider has such a page', () => {
  const account = 'https://id.example/account'
  expect(clientConfig(readConfig({ ...oidc, OIDC_ACCOUNT_URL: account })).identity).toMatchObject({
    accountUrl: account,
  })
})

test('of the provider that comes along it is always told', () => {
  expect(clientConfig(readConfig({})).identity).toMatchObject({ accountUrl: 'http://localhost:3000/id/account' })
})

test('it is told who may sign up, where not everybody may', () => {
  expect(clientConfig(readConfig({})).signUp).toBeUndefined()
  expect(clientConfig(readConfig({ SIGN_UP: 'invite' })).signUp).toBe('invite')
})

test('it is told of none when there is none', () => {
  expect(clientConfig(readConfig(oidc)).identity).not.toHaveProperty('accountUrl')
})

test('it is told where to meet the provider, once that is known', () => {
  const endpoints = {
    authorization: 'https://id.example/auth',
    token: 'https://id.example/token',
    makesAccounts: true,
    answersInForm: false,
  }
  expect(clientConfig(readConfig(oidc), endpoints).identity).toMatchObject({ endpoints })
  expect(clientConfig(readConfig(oidc)).identity).not.toHaveProperty('endpoints')
})

test('it is told whose help lines to show: those of the United Kingdom, unless the people are elsewhere', () => {
  expect(clientConfig(readConfig({})).operator.helpRegion).toBe('GB')
  expect(clientConfig(readConfig({ HELP_REGION: 'IE' })).operator.helpRegion).toBe('IE')
})

test('it is told who else takes part, by name, and of nobody where Glimmer does everything itself', () => {
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
    { purpose: 'mail', host: 'mail.example:587' },
    { purpose: 'sign-in', host: 'id.example' },
  ])
  expect(JSON.stringify(outside)).not.toContain('secret')
})
