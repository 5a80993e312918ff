import type { CreateAccessToken, NewAccessToken } from '@glimmer/contract'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

type AddressSettings = Extract<CreateAccessToken, { use: 'address' }>

/** A new private address of somebody. */
export const makeAddress = async (person: Person, change: Partial<AddressSettings> = {}): Promise<NewAccessToken> =>
  (await person.call('POST /users/access-tokens', { body: { use: 'address', name: 'Kitchen tablet', ...change } })).body

/** Fetches private addresses of an app. Their secrets name its public URL, while a test's app listens on another. */
export const visitorOf =
  (glimmer: TestApp) =>
  async ({ secret }: Pick<NewAccessToken, 'secret'>, ending: string, init: RequestInit = {}) => {
    const response = await fetch(`${glimmer.url}${new URL(secret).pathname}${ending}`, init)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
  }
