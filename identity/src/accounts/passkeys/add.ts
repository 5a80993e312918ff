import { product } from '@glimmer/contract/product'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { changeAndNotify } from '../notify-owner.ts'
import type { AccountServices } from '../services.ts'
import type { StoredAccount } from '../store.ts'
import {
  type ChallengeUse,
  issueChallenge,
  readResponse,
  registrationShape,
  useChallenge,
} from './challenge-response.ts'
import type { RelyingParty } from './relying-party.ts'
import { addPasskey, passkeysOf, userHandleOf } from './store.ts'

/**
 * ES256, EdDSA and RS256, by their COSE numbers: what current passkeys use. The same list is used to request and to
 * check.
 */
const supportedAlgorithmIDs = [-7, -8, -257]

const adding = (account: StoredAccount, sessionUid: string): ChallengeUse => ({
  purpose: 'add',
  boundTo: sessionUid,
  accountId: account.id,
})

/** The options the browser needs to create a passkey, for one response in this session. */
export async function optionsForAdding(
  { database }: AccountServices,
  party: RelyingParty,
  account: StoredAccount,
  sessionUid: string,
) {
  const existing = await passkeysOf(database, account.id)
  return generateRegistrationOptions({
    rpName: product.name,
    rpID: party.id,
    userName: account.email,
    userDisplayName: account.email,
    userID: new Uint8Array(await userHandleOf(database, account.id)),
    challenge: await issueChallenge(database, adding(account, sessionUid)),
    attestationType: 'none',
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
  })
}

/**
 * Stores the passkey a browser has created. Returns false if the response does not answer a challenge of this session.
 */
export async function addNewPasskey(
  accounts: AccountServices,
  party: RelyingParty,
  account: StoredAccount,
  { sessionUid, device, answer }: { sessionUid: string; device: string; answer: string },
): Promise<boolean> {
  const response = readResponse(registrationShape, answer)
  if (!response) return false
  const { database } = accounts
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(database, adding(account, sessionUid), challenge),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo
  return changeAndNotify(accounts, { accountId: account.id, kind: 'passkey-added', device }, (connection) =>
    addPasskey(connection, account.id, {
      id: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: response.response.transports,
      deviceType: credentialDeviceType,
      isBackedUp: credentialBackedUp,
      name: device,
    }),
  )
}
