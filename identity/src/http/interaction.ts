import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import { recordSignIn, type SignInMethod } from '#accounts/notify-owner.ts'
import { findAccount, type StoredAccount } from '#accounts/store.ts'
import type { FormTarget } from '#pages/form.ts'
import { layout, type Page, type PageContext } from '#pages/layout.ts'
import { errorPage, messagePage } from '#pages/message-pages.ts'
import type { CurrentProvider } from '#provider/provider.ts'
import { themeOf } from './cookies.ts'
import { browserNameOf, rememberDeviceOf } from './device-cookie.ts'
import { basePath, seeOther, sendPage } from './respond.ts'
import type { Services } from './services.ts'

/** A sign-in in progress: started by the app, bound to this browser by a signed cookie. */
export interface Interaction {
  uid: string
  prompt: string
  /** The address the app expects, if it knows one. */
  loginHint: string
  /** The signed-in user who has to sign in again: no other account is accepted. */
  again: StoredAccount | undefined
  /** The pages in the theme the app asked for. */
  pages: PageContext
  /** The address of one of its pages. */
  url(page: StepPage): string
}

type StepPage = 'sign-in' | 'sign-up' | 'forgot-password' | 'passkey' | 'second-step' | 'lost'

/** One request of a sign-in in progress. */
export interface Step {
  services: Services
  interaction: Interaction
  request: FastifyRequest
  reply: FastifyReply
  /** The fields of the posted form; none for a GET. */
  fields: URLSearchParams
  formTo(page: StepPage): FormTarget
}

type Details = Awaited<ReturnType<CurrentProvider['provider']['interactionDetails']>>

/**
 * The account that has to sign in again, according to the app or this browser's session; undefined for an ordinary
 * sign-in.
 */
function expectedOf({ params, prompt, session }: Details): string | undefined {
  if (prompt.name !== 'login' || params.max_age === undefined) return undefined
  // The provider library has verified it.
  return typeof params.id_token_hint === 'string' ? decodeJwt(params.id_token_hint).sub : session?.accountId
}

async function find(
  { accounts, current, pages }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  try {
    const details = await current().provider.interactionDetails(request.raw, reply.raw)
    if (details.uid !== (request.params as { uid: string }).uid) return undefined
    const { login_hint: hint, ui_theme: theme } = details.params
    const base = `${basePath(accounts.issuer)}/interaction/${details.uid}`
    return {
      uid: details.uid,
      prompt: details.prompt.name,
      again: await findAccount(accounts.database, expectedOf(details) ?? ''),
      loginHint: typeof hint === 'string' ? hint.slice(0, 254) : '',
      pages: { ...pages, theme: themeOf(theme) },
      url: (page) => `${base}/${page}`,
    }
  } catch (error) {
    // The library's error for "no such interaction in this browser".
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

export type HandleStep = (step: Step) => Promise<FastifyReply> | FastifyReply

/** Handles a request of a sign-in in progress; without one, shows how to start again. */
export const inInteraction =
  (services: Services, handle: HandleStep) => async (request: FastifyRequest, reply: FastifyReply) => {
    const interaction = await find(services, request, reply)
    if (!interaction) return sendPage(reply, messagePage(services.pages, 'expired'), 400)
    const fields = request.method === 'POST' ? services.csrf.readForm(request) : new URLSearchParams()
    const target = services.csrf.targets(request, reply)
    return handle({ services, interaction, request, reply, fields, formTo: (page) => target(interaction.url(page)) })
  }

/** The routes of one page of a sign-in in progress: its form, and what the form is posted to. */
export function serveStep(
  server: FastifyInstance,
  services: Services,
  page: StepPage,
  { get, post }: { get?: HandleStep; post: HandleStep },
): void {
  const url = `/interaction/:uid/${page}`
  if (get) server.get(url, inInteraction(services, get))
  server.post(url, inInteraction(services, post))
}

/** Shows a page of a sign-in in progress. */
export const sendStep = ({ interaction, reply }: Step, page: Page, status = 200) =>
  sendPage(reply, layout(interaction.pages, page), status)

/** A user who has proven who they are. */
interface Proven {
  accountId: string
  how: SignInMethod
  remember: boolean
}

/** The authentication methods for tokens (RFC 8176). */
const amrOf: Record<SignInMethod, string[]> = {
  password: ['pwd'],
  code: ['pwd', 'otp', 'mfa'],
  passkey: ['pop', 'mfa'],
}

/** Ends the interaction with the user signed in, which also completes `prompt=create`, and returns to the app. */
export async function finish({ services, interaction, request, reply }: Step, { accountId, how, remember }: Proven) {
  const { accounts, current, metrics, pages } = services
  if (interaction.again && interaction.again.id !== accountId)
    return sendPage(reply, errorPage(pages, 'somebody_else'), 403)
  const remembered = await rememberDeviceOf(request, reply, accounts, accountId)
  await recordSignIn(accounts, { accountId, how, browser: browserNameOf(request), remembered })
  metrics.signIns++
  const result = { login: { accountId, amr: amrOf[how], remember }, create: {} }
  const returnTo = await current().provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  })
  return seeOther(reply, returnTo)
}
