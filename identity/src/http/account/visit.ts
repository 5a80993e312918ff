import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findAccount, type StoredAccount } from '#accounts/store.ts'
import { type Section, sectionPage } from '#pages/account-page.ts'
import type { FormTarget } from '#pages/form.ts'
import type { PageContext } from '#pages/layout.ts'
import { accountClientId, accountReturnPath } from '#provider/first-party-client.ts'
import { browserSession } from '../browser-session.ts'
import { keepTheme } from '../cookies.ts'
import { browserNameOf } from '../device-cookie.ts'
import { basePath, queryOf, seeOther, sendPage } from '../respond.ts'
import type { Services } from '../services.ts'

/** A sign-in this recent allows changing how the account signs in. */
const freshSeconds = 600

/** One request of a signed-in user to the account pages. */
export interface Visit {
  services: Services
  account: StoredAccount
  /** This browser's session. */
  session: { uid: string; isFresh: boolean; amr: readonly string[] }
  /** The browser's name, from `deviceName`. */
  device: string
  /** The pages, in the theme the user came with. */
  pages: PageContext
  request: FastifyRequest
  reply: FastifyReply
  /** The fields of the posted form; none for a GET. */
  fields: URLSearchParams
  /** The target of a form, by its path below the account. */
  formTo(path: string): FormTarget
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
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Omit<Visit, 'fields'> | undefined> {
  const { accounts, pages, csrf } = services
  const session = await browserSession(services, request, reply)
  const account = session.accountId && (await findAccount(accounts.database, session.accountId))
  if (!account) return undefined
  const { uid, amr = [] } = session
  const target = csrf.targets(request, reply)
  return {
    services,
    account,
    session: { uid, isFresh: !session.past(freshSeconds), amr },
    device: browserNameOf(request),
    pages: { ...pages, theme: keepTheme(request, reply, accounts.issuer) },
    request,
    reply,
    formTo: (path) => target(accountUrl(accounts.issuer, path)),
  }
}

/** Handles a request of a user who is signed in at this provider; sends anyone else to sign in first. */
const signedIn =
  (services: Services, page: AccountPage, handle: (visit: Omit<Visit, 'fields'>) => ReturnType<Handle>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = await readVisit(services, request, reply)
    return visit ? handle(visit) : redirectToSignIn(services, { request, reply, page })
  }

/** Serves a page that changes nothing, to any user who is signed in. */
export const serveSignedIn = (server: FastifyInstance, services: Services, page: AccountPage, show: Handle) =>
  server.get(
    accountPath(page),
    signedIn(services, page, (visit) => show({ ...visit, fields: new URLSearchParams() })),
  )

/** The same for what changes how the user signs in: requires a sign-in within the last ten minutes. */
const freshlySignedIn = (services: Services, page: AccountPage, handle: Handle) =>
  signedIn(services, page, (visit) => {
    const { issuer } = services.accounts
    if (!visit.session.isFresh) return seeOther(visit.reply, accountUrl(issuer, `confirm?page=${page}`))
    const isForm = visit.request.method === 'POST'
    return handle({ ...visit, fields: isForm ? services.csrf.readForm(visit.request) : new URLSearchParams() })
  })

/** Routes below the account that need a fresh sign-in: a GET, and what its forms are posted to, by path. */
export function serveFreshlySignedIn(
  server: FastifyInstance,
  services: Services,
  page: AccountPage,
  { get, post }: { get?: Record<string, Handle>; post: Record<string, Handle> },
): void {
  for (const [path, handle] of Object.entries(get ?? {}))
    server.get(accountPath(path), freshlySignedIn(services, page, handle))
  for (const [path, handle] of Object.entries(post))
    server.post(accountPath(path), freshlySignedIn(services, page, handle))
}

/** The account pages by the last segment of their path; the empty one is the overview. */
const accountPages = ['', 'email', 'password', 'passkeys', 'second-step'] as const
type AccountPage = (typeof accountPages)[number]

/** Parses a page's name from a request; any unknown name is the overview. */
export const readPage = (name: unknown): AccountPage => accountPages.find((page) => page === name) ?? ''

const accountPath = (path: string) => (path ? `/account/${path}` : '/account')

/** The address of an account page, or of something done on one, by its path below the account. */
export const accountUrl = (issuer: string, path: string): string => basePath(issuer) + accountPath(path)

/** Returns to an account page, which confirms what was done. */
export const returnTo = ({ services, reply }: Visit, page: AccountPage, done: string) =>
  seeOther(reply, `${accountUrl(services.accounts.issuer, page)}?done=${done}`)

/** The confirmation of what was done before returning to a page. */
export function confirmationIn({ request }: Visit, confirmations: Record<string, string>): string | undefined {
  const done = queryOf(request, 'done')
  return Object.hasOwn(confirmations, done) ? confirmations[done] : undefined
}

/** Shows a page about one section of the account. */
export const sendSection = ({ services, pages, reply }: Visit, section: Section, status = 200) =>
  sendPage(reply, sectionPage(pages, section, accountUrl(services.accounts.issuer, '')), status)
