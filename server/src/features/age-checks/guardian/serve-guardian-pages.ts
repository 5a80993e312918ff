import { EmailAddress } from '@glimmer/contract/email-address'
import { addressForLimits } from '@glimmer/lib/client-address'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { appLimit } from '#http/app-limit.ts'
import { linkTokenOf, type PlainPage, sendPlainPage } from '#http/plain-page.ts'
import { hourMs } from '#time/durations.ts'
import type { GuardianRow } from '../../ages/index.ts'
import { approve, decline, findByToken, reportStranger, withdraw } from './answer.ts'
import { guardianPath } from './email-content.ts'
import {
  agreedPage,
  declinedPage,
  findPage,
  findPath,
  foundPage,
  keptPage,
  overPage,
  questionPage,
  strangerPage,
  tooOftenPage,
  withdrawnPage,
  withdrawPage,
} from './pages.ts'
import { resendWithdrawalLink } from './send-emails.ts'

/** Searches from one network address in an hour: more of them look like guessing. */
const maxSearches = 10

interface PageReply {
  page: PlainPage
  status?: number
}

/** The answers other than "agree", by the value of their button. */
const answers = new Map<string, (app: App, question: GuardianRow) => Promise<PageReply>>([
  ['decline', async (app, question) => ({ page: (await decline(app, question)) ? declinedPage : overPage })],
  ['stranger', async (app, question) => ({ page: (await reportStranger(app, question)) ? strangerPage : overPage })],
])

async function answerQuestion(
  app: App,
  question: GuardianRow,
  form: URLSearchParams,
  token: string,
): Promise<PageReply> {
  const ask = (isUnticked: boolean) => questionPage(app.config, question.childName ?? '', token, isUnticked)
  const answer = form.get('answer') ?? ''
  if (answer !== 'agree') return (await answers.get(answer)?.(app, question)) ?? { page: ask(false), status: 422 }
  if (form.get('adult') !== 'yes' || form.get('guardian') !== 'yes') return { page: ask(true), status: 422 }
  return { page: (await approve(app, question)) ? agreedPage : overPage }
}

async function answerAgreement(app: App, agreement: GuardianRow, form: URLSearchParams): Promise<PageReply> {
  if (form.get('answer') !== 'withdraw') return { page: keptPage }
  return { page: (await withdraw(app, agreement)) ? withdrawnPage : overPage }
}

/** Opening a link changes nothing, because mail programs open links by themselves; only a button answers. */
async function show(app: App, token: string): Promise<PageReply> {
  const question = token ? await findByToken(app, token) : undefined
  if (!question) return { page: overPage, status: 404 }
  return {
    page:
      question.state === 'approved' ? withdrawPage(token) : questionPage(app.config, question.childName ?? '', token),
  }
}

async function act(app: App, token: string, form: URLSearchParams): Promise<PageReply> {
  const question = token ? await findByToken(app, token) : undefined
  if (!question) return { page: overPage, status: 404 }
  return question.state === 'approved'
    ? answerAgreement(app, question, form)
    : answerQuestion(app, question, form, token)
}

/**
 * The pages that the mails to a parent or guardian link to. They need only the token in the link: no script, no cookie,
 * no sign-in.
 */
export async function serveGuardianPages(server: FastifyInstance, app: App) {
  const searches = appLimit(app, { name: 'searches for a guardian’s link', most: maxSearches, windowMs: hourMs })
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 2048 }, (_, body, ready) =>
      ready(null, new URLSearchParams(String(body))),
    )
    const formOf = (body: unknown) => (body instanceof URLSearchParams ? body : new URLSearchParams())
    scope.get(guardianPath, async ({ query }, reply) => {
      const { page, status } = await show(app, linkTokenOf(query))
      return sendPlainPage(reply, page, status)
    })
    scope.post(guardianPath, async ({ query, body }, reply) => {
      const { page, status } = await act(app, linkTokenOf(query), formOf(body))
      return sendPlainPage(reply, page, status)
    })
    scope.get(findPath, async (_, reply) => sendPlainPage(reply, findPage))
    scope.post(findPath, async ({ body, ip }, reply) => {
      if (searches.take(addressForLimits(ip)) > 0) return sendPlainPage(reply, tooOftenPage, 429)
      const [mine, theirs] = ['mine', 'theirs'].map((name) => EmailAddress.safeParse(formOf(body).get(name)))
      if (!mine?.success || !theirs?.success) return sendPlainPage(reply, findPage, 422)
      await resendWithdrawalLink(app, mine.data, theirs.data)
      return sendPlainPage(reply, foundPage)
    })
  })
}
