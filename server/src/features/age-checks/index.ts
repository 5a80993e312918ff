import { ages } from '@glimmer/contract'
import * as z from 'zod'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { keepDeadlines } from './deadlines.ts'
import { askAgain, askGuardian, withdrawQuestion } from './guardian/ask.ts'
import { teenNotices } from './guardian/email-content.ts'
import { sendAgreementEmail, sendQuestionEmail, sendTeenEmail } from './guardian/send-emails.ts'
import { endPlan } from './limits.ts'
import { correctAge, submitAge } from './submit-age.ts'

export { correctAgeFor } from './correct-age-for.ts'
export { serveGuardianPages } from './guardian/serve-guardian-pages.ts'

export const ageRoutes = (app: App) =>
  handle(ages, {
    'POST /users/age': ({ account, body, requireFresh }) => submitAge(app, account, body, requireFresh),
    'PUT /users/age': ({ account, body }) => correctAge(app, account, body),
    'POST /users/guardian': ({ account, body }) => askGuardian(app, account, body),
    'POST /users/guardian/again': ({ account }) => askAgain(app, account),
    'DELETE /users/guardian': ({ account }) => withdrawQuestion(app, account),
  })

const Limited = z.object({ accountId: z.uuid() })
const Question = z.object({ questionId: z.uuid(), again: z.literal('yes').optional() })
const Agreement = z.object({ questionId: z.uuid(), to: z.string() })
const Notice = z.object({ accountId: z.uuid(), about: z.enum(teenNotices) })

/** Background jobs that concern ages: deadlines are checked every minute, and each mail is a job of its own. */
export const ageJobs = (app: App) => ({
  'age-deadlines': () => keepDeadlines(app),
  'limit-account': (payload: unknown) => endPlan(app, Limited.parse(payload).accountId),
  'ask-guardian': (payload: unknown) => {
    const { questionId, again } = Question.parse(payload)
    return sendQuestionEmail(app, questionId, again !== undefined)
  },
  'mail-guardian': (payload: unknown) => {
    const { questionId, to } = Agreement.parse(payload)
    return sendAgreementEmail(app, questionId, to)
  },
  'mail-teen': (payload: unknown) => {
    const { accountId, about } = Notice.parse(payload)
    return sendTeenEmail(app, accountId, about)
  },
})
