import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { relyingParty } from './relying-party.ts'

test.each([
  ['https://glimmer.example/id', undefined, { id: 'glimmer.example', origin: 'https://glimmer.example' }],
  ['https://id.glimmer.example', 'glimmer.example', { id: 'glimmer.example', origin: 'https://id.glimmer.example' }],
  ['http://localhost:3000/id', undefined, { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:3000/id', undefined, undefined],
  ['https://[2001:db8::1]', undefined, undefined],
  ['http://glimmer.example', undefined, undefined],
])('relyingParty for %s (PASSKEY_RP_ID: %s) is %j', (issuer, id, party) => {
  expect(relyingParty(issuer, id)).toEqual(party)
})

test.each(['evil.example', 'limmer.example', 'sub.glimmer.example'])(
  'PASSKEY_RP_ID refuses %s, which is not above the issuer’s host',
  (id) => {
    const variables = {
      DATABASE_URL: 'postgres://localhost/x',
      IDENTITY_PUBLIC_URL: 'https://glimmer.example/id',
      PASSKEY_RP_ID: id,
    }
    expect(() => readConfig(variables)).toThrow('PASSKEY_RP_ID must be the host')
  },
)
