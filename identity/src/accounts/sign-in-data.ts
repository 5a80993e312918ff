import type { Database } from '#database/pool.ts'
import { type AccountEvent, recentEvents } from './events.ts'
import { type Passkey, passkeysOf } from './passkeys/store.ts'
import { hasSecondStep } from './second-step/authenticator-app.ts'
import { recoveryCodesLeft } from './second-step/recovery-codes.ts'
import { type ActiveSession, activeSessions } from './sessions.ts'

const maxEvents = 10_000

/** What is stored about how a user signs in, for their data export: nothing in it lets anyone sign in. */
export interface SignInData {
  email: string
  emailVerified: boolean
  createdAt: Date
  /** Whether signing in asks for a code, and how many recovery codes are left. */
  secondStep: { isOn: boolean; recoveryCodesLeft: number }
  passkeys: Omit<Passkey, 'id'>[]
  signedIn: Omit<ActiveSession, 'uid'>[]
  events: AccountEvent[]
}

/** Reads the sign-in data of one account; undefined if the account is gone. */
export async function signInData(database: Database, accountId: string): Promise<SignInData | undefined> {
  const { rows } = await database.query<Pick<SignInData, 'email' | 'emailVerified' | 'createdAt'>>(
    `select email, email_verified as "emailVerified", created_at as "createdAt" from identity.account where id = $1`,
    [accountId],
  )
  if (!rows[0]) return undefined
  const places = await activeSessions(database, accountId)
  return {
    ...rows[0],
    secondStep: {
      isOn: await hasSecondStep(database, accountId),
      recoveryCodesLeft: await recoveryCodesLeft(database, accountId),
    },
    passkeys: (await passkeysOf(database, accountId)).map(({ id: _id, ...passkey }) => passkey),
    signedIn: places.map(({ uid: _uid, ...place }) => place),
    events: await recentEvents(database, accountId, maxEvents),
  }
}
