import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findAccount, type StoredAccount } from '#accounts/store.ts'
import type { PageContext } from '#pages/layout.ts'
import { accountClientId, accountReturnPath } from '#provider/first-party-client.ts'
import { keepTheme } from '../cookies.ts'
import { browserOf } from '../device-cookie.ts'
import { basePath, seeOther } from '../respond.ts'
import type { Services } from '../services.ts'

/** A sign-in this recent allows changing how the account signs in. */
const freshSeconds = 600

/** One request of a signed-in user to the account pages. */
export interface Visit {
  account: StoredAccount
  /** This browser's session. */
  session: { uid: string; isFresh: boolean; amr: readonly string[] }
  /** The browser's name, from `deviceName`. */
  device: string
  /** The pages, in the theme the user came with. */
  pages: PageContext
  request: FastifyRequest
  reply: FastifyReply
}

type Handle = (visit: Visit) => Promise<FastifyReply> | FastifyReply

interface SignInTarget {
  request: FastifyRequest
  reply: FastifyReply
  /** The page to return to. */
  page: AccountPage
}

/** Has the user sign in, or sign in again if the sign-in is older than `maxAgeSeconds`, and return to the page. */
function redirectToSignIn({ accounts }: Services, { request, reply, page }: SignInTarget, maxAgeSeconds?: number) {
  const theme = keepTheme(request, reply, accounts.issuer)
  const query = new URLSearchParams({
    client_id: accountClientId,
    response_type: 'none',
    scope: 'openid',
    redirect_uri: accounts.issuer + accountReturnPath,
    state: page,
    ...(theme && { ui_theme: theme }),
    ...(maxAgeSeconds !== undefined && { max_age: String(maxAgeSeconds) }),
  })
  return seeOther(reply, `${basePath(accounts.issuer)}/auth?${query}`)
}

/** Has the user sign in again, unless they have within the last ten minutes. */
export const requireFreshSignIn = (services: Services, target: SignInTarget) =>
  redirectToSignIn(services, target, freshSeconds)

async function readVisit(
  { accounts, current, pages }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | undefined> {
  const { provider } = current()
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  const account = session.accountId && (await findAccount(accounts.database, session.accountId))
  if (!account) return undefined
  const { uid, amr = [] } = session
  return {
    account,
    session: { uid, isFresh: !session.past(freshSeconds), amr },
    device: browserOf(request),
    pages: { ...pages, theme: keepTheme(request, reply, accounts.issuer) },
    request,
    reply,
  }
}

/** Handles a request of a user who is signed in at this provider; sends anyone else to sign in first. */
export const signedIn =
  (services: Services, page: AccountPage, handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = await readVisit(services, request, reply)
    return visit ? handle(visit) : redirectToSignIn(services, { request, reply, page })
  }

/** The same for pages that change how the user signs in: requires a sign-in within the last ten minutes. */
export const freshlySignedIn = (services: Services, page: AccountPage, handle: Handle) =>
  signedIn(services, page, (visit) =>
    visit.session.isFresh ? handle(visit) : seeOther(visit.reply, accountUrls(services.accounts.issuer).confirm(page)),
  )

/** The account pages by the last segment of their path; the empty one is the overview. */
export const accountPages = ['', 'email', 'password', 'passkeys', 'second-step'] as const
export type AccountPage = (typeof accountPages)[number]

/** Parses a page's name from a request; any unknown name is the overview. */
export const readPage = (name: unknown): AccountPage => accountPages.find((page) => page === name) ?? ''

export interface AccountUrls {
  /** The path of a page, which its form is posted to as well. */
  page(page: AccountPage): string
  deed(name: string): string
  /** Asks the user to sign in again, then returns to the page. */
  confirm(page: AccountPage): string
}

export function accountUrls(issuer: string): AccountUrls {
  const base = `${basePath(issuer)}/account`
  return {
    page: (page) => (page ? `${base}/${page}` : base),
    deed: (name) => `${base}/${name}`,
    confirm: (page) => `${base}/confirm?page=${page}`,
  }
}

/** The routes of one page that changes how the user signs in: its form, and what the form is posted to. */
export function serveAccountPage(
  server: FastifyInstance,
  services: Services,
  page: AccountPage,
  { get, post }: { get: Handle; post: Handle },
): void {
  server.get(`/account/${page}`, freshlySignedIn(services, page, get))
  server.post(`/account/${page}`, freshlySignedIn(services, page, post))
}
