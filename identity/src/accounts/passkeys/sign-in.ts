import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Database } from '#database/pool.ts'
import { recordEvent } from '../events.ts'
import { notifyOwner } from '../notify-owner.ts'
import { sendConfirmation } from '../send-emails.ts'
import type { AccountServices } from '../services.ts'
import { findAccount } from '../store.ts'
import { authenticationShape, issueChallenge, readResponse, useChallenge } from './challenge-response.ts'
import type { RelyingParty } from './relying-party.ts'
import { findPasskey, useCounter } from './store.ts'

/** The options the browser needs to use a passkey. They list no credentials, so that they do not reveal who has one. */
export const optionsForSignIn = async (database: Database, party: RelyingParty, interaction: string) =>
  generateAuthenticationOptions({
    rpID: party.id,
    challenge: await issueChallenge(database, { purpose: 'sign-in', boundTo: interaction }),
    userVerification: 'required',
  })

/**
 * Returns the account of a passkey; undefined if the response is malformed or not meant for this sign-in, or if it
 * comes from a copy of a passkey, which is reported to the owner by email.
 */
export async function signInWithPasskey(
  accounts: AccountServices,
  party: RelyingParty,
  { interaction, browser, answer }: { interaction: string; browser: string; answer: string },
): Promise<string | undefined> {
  const { database } = accounts
  const response = readResponse(authenticationShape, answer)
  const passkey = response && (await findPasskey(database, response.id))
  if (!passkey || response.response.userHandle !== passkey.userHandle.toString('base64url')) return undefined
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(database, { purpose: 'sign-in', boundTo: interaction }, challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The counter is compared below, in the statement that stores it.
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { accountId } = passkey
  if (!(await useCounter(database, passkey.id, verified.authenticationInfo.newCounter))) {
    await recordEvent(database, accountId, 'passkey-refused', browser)
    notifyOwner(accounts, accountId, 'passkey-refused', browser)
    return undefined
  }
  return (await mayComplete(accounts, accountId)) ? accountId : undefined
}

/** Where addresses must be proven, a user who has not done so is mailed the link again, as with a password. */
async function mayComplete(accounts: AccountServices, accountId: string): Promise<boolean> {
  const account = await findAccount(accounts.database, accountId)
  if (!account || account.emailVerified || !accounts.requireVerifiedEmail) return account !== undefined
  sendConfirmation(accounts, account)
  return false
}
