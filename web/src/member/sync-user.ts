import type { User } from '@glimmer/contract'
import type { SessionUser } from '#auth/session-provider.ts'
import { api } from '#platform/api/client.ts'

/** The longest name the API takes. */
const longest = 60
const shorten = (name: string | null) => name?.trim().slice(0, longest) || null

/** What is told to the product of a person; the username falls back to the first name, then to "User". */
export function syncBody({ email, username, firstName, lastName, imageUrl }: SessionUser) {
  return {
    email,
    username: shorten(username) ?? shorten(firstName) ?? 'User',
    firstName: shorten(firstName),
    lastName: shorten(lastName),
    imageUrl: imageUrl && /^https?:\/\//.test(imageUrl) ? imageUrl : null,
  }
}

/** Makes or refreshes the account of the signed-in person. */
export const syncUser = (user: SessionUser): Promise<User> =>
  user.provider === 'oidc'
    ? api('POST /users/sync-oidc-user', { body: { oidcId: user.id, ...syncBody(user) } })
    : api('POST /users/sync-clerk-user', { body: { clerkId: user.id, ...syncBody(user) } })
