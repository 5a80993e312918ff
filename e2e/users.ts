import { randomUUID } from 'node:crypto'
import { enterApp } from '@glimmer/identity/testing/visitor'
import { births, caller, type Person } from '@glimmer/server/testing/people'

const password = 'quiet lake at dawn'

/** Signs up or in at the app's own provider, page by page as a browser does; undefined if it refuses. */
async function enter(url: string, prompt: 'create' | 'login', email: string): Promise<Person | undefined> {
  const entered = await enterApp({ issuer: `${url}/id`, appAddress: url }, prompt, { email, password })
  if (!entered) return undefined
  const { token, subject } = entered
  const { call, send } = caller({ url }, token)
  const { body, status } = await call('POST /users/sync-oidc-user', {
    body: { oidcId: subject, email, firstName: 'Maya' },
  })
  if (status !== 200) throw new Error(`The app did not know who had signed in: ${status}.`)
  return { id: body._id, subject, token, call, send }
}

/** An adult who has just signed up at this address. */
export async function signUp(url: string, email = `${randomUUID()}@example.test`): Promise<Person> {
  const user = await enter(url, 'create', email)
  if (!user) throw new Error('Nobody could sign up.')
  await user.call('POST /users/age', { body: births.adult })
  return user
}

/** The user who signs in with their password; undefined if the provider does not know them. */
export const signIn = (url: string, email: string) => enter(url, 'login', email)

/** Has one of the user's lines spoken; returns its recording. */
export async function fetchRecording(url: string, { call, token }: Person, id: string): Promise<Buffer> {
  const voice = (await call('GET /voices')).body.voices[0]?.id ?? ''
  const { audioUrl } = (await call('POST /affirmations/{id}/speak', { params: { id }, body: { voice } })).body
  const response = await fetch(new URL(audioUrl, url), { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`The recording was refused: ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}
