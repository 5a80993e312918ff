import { randomUUID } from 'node:crypto'
import { births, caller, type Person } from '@glimmer/server/testing/people'
import type { TestIssuer } from '@glimmer/server/testing/test-issuer'

/** An adult who has signed up at the issuer and is known to the app at this address. */
export async function aPerson(url: string, issuer: TestIssuer): Promise<Person> {
  const subject = randomUUID()
  const email = `${subject}@example.test`
  const token = await issuer.token(subject, { email, email_verified: true, exp: Math.floor(Date.now() / 1000) + 3600 })
  const { call, send } = caller({ url }, token)
  const { body, status } = await call('POST /users/sync-oidc-user', {
    body: { oidcId: subject, email, firstName: 'Maya' },
  })
  if (status !== 200) throw new Error(`Nobody could sign up: ${status}.`)
  await call('POST /users/age', { body: births.adult })
  return { id: body._id, subject, token, call, send }
}

/** The settings that make the app trust this issuer. */
export const signInAt = ({ issuer, clientId, audience }: TestIssuer) => ({
  IDENTITY: 'oidc',
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_AUDIENCE: audience,
})
