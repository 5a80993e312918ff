import { aVisitor } from '@glimmer/identity/testing/visitor'
import { authorizationRequest, redeem } from '@glimmer/identity/testing/web-app'
import { births, caller, type Person } from '@glimmer/server/testing/people'

/** A user's credentials at the provider that is included in the app. */
export interface SignIn {
  email: string
  password: string
}

/** Signs up or in at the app's own provider, page by page as a browser does; undefined if it refuses. */
async function tokenOf(url: string, prompt: 'create' | 'login', who: SignIn): Promise<string | undefined> {
  const redirect_uri = `${url}/auth/callback`
  const request = authorizationRequest(`${url}/id`, { redirect_uri, resource: `${url}/api`, prompt })
  const visitor = aVisitor()
  await visitor.visit(request.url)
  await visitor.submit({ ...who })
  const code = new URL(visitor.url).searchParams.get('code')
  return code ? (await redeem(`${url}/id`, request, code)).access_token : undefined
}

async function known(url: string, token: string, { email }: SignIn): Promise<Person> {
  const { call, send } = caller({ url }, token)
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
  const { body, status } = await call('POST /users/sync-oidc-user', { body: { oidcId: sub, email, firstName: 'Maya' } })
  if (status !== 200) throw new Error(`The app did not know who had signed in: ${status}.`)
  return { id: body._id, subject: sub, token, call, send }
}

/** An adult who has just signed up at this address and is known to the app. */
export async function moveIn(url: string, who: SignIn): Promise<Person> {
  const token = await tokenOf(url, 'create', who)
  if (!token) throw new Error('Nobody could sign up.')
  const person = await known(url, token, who)
  await person.call('POST /users/age', { body: births.adult })
  return person
}

/** The user who signs in at this address with their password; undefined if the provider does not know them. */
export async function comeBack(url: string, who: SignIn): Promise<Person | undefined> {
  const token = await tokenOf(url, 'login', who)
  return token ? known(url, token, who) : undefined
}

/** Has one of the user's lines spoken; returns its recording as the user would hear it. */
export async function hear(url: string, { call, token }: Person, id: string): Promise<Buffer> {
  const voice = (await call('GET /voices')).body.voices[0]?.id ?? ''
  const { audioUrl } = (await call('POST /affirmations/{id}/speak', { params: { id }, body: { voice } })).body
  const answer = await fetch(new URL(audioUrl, url), { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`A recording could not be had: ${answer.status}.`)
  return Buffer.from(await answer.arrayBuffer())
}
