import { randomUUID } from 'node:crypto'
import type { ClerkInstance } from '@glimmer/server/testing/clerk-tokens'
import { clientJson, type Refusal, sessionJson, signInJson, signUpJson } from './responses.ts'

export interface Person {
  email: string
  password: string
}

/** The code in the mail to a new user. */
export const mailedCode = '424242'

/** How long a session token is valid: shorter than Clerk's minute, so that a journey sees a renewal. */
const tokenSeconds = 20

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`
const refused = (refusal: Refusal) => ({ refusal })

/** A client in Clerk's sense, that is one browser: who is signed in there, and the state of a sign-in or sign-up. */
export function createClient(instance: ClerkInstance, { email, password }: Person) {
  const userId = newId('user')
  let sessionId: string | undefined
  let signIn: object | null = null
  let signUp: object | null = null

  const token = () => instance.token(userId, { sid: sessionId, exp: Math.floor(Date.now() / 1000) + tokenSeconds })
  const session = async () =>
    sessionId === undefined ? undefined : sessionJson(sessionId, { userId, email }, await token())
  const describeClient = async () => clientJson(await session(), signIn, signUp)
  const begin = () => {
    sessionId = newId('sess')
    signIn = null
    signUp = null
    return sessionId
  }
  const enter = (fields: URLSearchParams) => {
    const given = fields.get('password')
    if (given === password) return signInJson(email, begin())
    if (given) return refused('password')
    signIn = signInJson(email)
    return signIn
  }
  const join = (path: string, fields: URLSearchParams) => {
    const code = fields.get('code')
    if (path.endsWith('/attempt_verification'))
      return code === mailedCode ? signUpJson(email, { session: begin(), user: userId }) : refused('code')
    signUp = signUpJson(fields.get('email_address') ?? email)
    return signUp
  }
  const leave = () => {
    sessionId = undefined
    return describeClient()
  }
  /** Calls that require a signed-in user. */
  const signedIn = async (path: string): Promise<object> => {
    const here = await session()
    if (!here) return refused('signedOut')
    return path.endsWith('/tokens') ? here.last_active_token : here
  }
  return {
    describeClient,
    leave,
    /** Clerk's response to a call, or a refusal. */
    async answer(method: string, path: string, fields: URLSearchParams): Promise<object> {
      if (path.startsWith('/v1/client/sign_ins')) return enter(fields)
      if (path.startsWith('/v1/client/sign_ups')) return join(path, fields)
      if (method === 'DELETE' || /\/(remove|end)$/.test(path)) return leave()
      return path === '/v1/client' ? describeClient() : signedIn(path)
    },
  }
}
