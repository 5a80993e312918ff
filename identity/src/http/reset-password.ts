import { type Html, html } from '@glimmer/lib/html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findEmailLink } from '#accounts/email-links.ts'
import { resetPassword } from '#accounts/reset-password.ts'
import { form, passwordField, passwordHint } from '#pages/form.ts'
import { layout } from '#pages/layout.ts'
import { messagePage } from '#pages/message-pages.ts'
import { browserNameOf, rememberDeviceOf } from './device-cookie.ts'
import { basePath, queryOf, sendPage } from './respond.ts'
import type { Services } from './services.ts'

const path = '/reset-password'

/** The form for a new password, for a user who has just proven by a mailed link who they are. */
export function resetForm(
  { accounts, csrf, pages }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  error?: string,
): Html {
  const field = passwordField({
    name: 'password',
    label: 'New password',
    minLength: pages.passwordMinLength,
    error,
    hint: passwordHint,
    autocomplete: 'new-password',
    focus: true,
  })
  const target = csrf.targets(request, reply)(basePath(accounts.issuer) + path)
  return layout(pages, {
    title: error ? 'Please check the form' : 'Choose a new password',
    sky: 'dusk',
    line: 'I am allowed to start from where I am.',
    scripts: ['form.js'],
    body: html`<h1>Choose a new password</h1><p class="lead">You’ll be signed out everywhere else.</p>
${form(target, html`<input type="hidden" name="token" value="${token}">${field}`, 'Save password')}`,
  })
}

/** Choosing a new password by a mailed link. */
export function resetPasswordRoutes(server: FastifyInstance, services: Services): void {
  const { accounts, csrf, pages } = services
  server.get(path, async (request, reply) => {
    const token = queryOf(request, 'token')
    return (await findEmailLink(accounts.database, 'reset', token))
      ? sendPage(reply, resetForm(services, request, reply, token))
      : sendPage(reply, messagePage(pages, 'stale-link'), 410)
  })
  server.post(path, async (request, reply) => {
    const fields = csrf.readForm(request)
    const token = fields.get('token') ?? ''
    const reset = await resetPassword(accounts, token, fields.get('password') ?? '', browserNameOf(request))
    switch (reset.kind) {
      case 'done':
        await rememberDeviceOf(request, reply, accounts, reset.accountId)
        return sendPage(reply, messagePage(pages, reset.isFirstProof ? 'first-password-saved' : 'password-saved'))
      case 'stale':
        return sendPage(reply, messagePage(pages, 'stale-link'), 410)
      case 'invalid':
        return sendPage(reply, resetForm(services, request, reply, token, reset.message), 422)
    }
  })
}
