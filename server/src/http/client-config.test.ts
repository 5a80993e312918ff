import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { clientConfig } from './client-config.ts'

const oidc = {
  IDENTITY: 'oidc',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'web',
  OIDC_AUDIENCE: 'https://glimmer.example/api',
}

test('a browser is told where people change their e-mail, when the provider has such a page', () => {
  const account = 'https://id.example/account'
  expect(clientConfig(readConfig({ ...oidc, OIDC_ACCOUNT_URL: account })).identity).toMatchObject({
    accountUrl: account,
  })
})

test('it is told of none when there is none', () => {
  expect(clientConfig(readConfig(oidc)).identity).not.toHaveProperty('accountUrl')
  expect(clientConfig(readConfig({})).identity).not.toHaveProperty('accountUrl')
})
