import type Provider from 'oidc-provider'

const isAnswer = (body: unknown) => typeof body === 'string' && body.includes('<input type="hidden" name="error"')

/**
 * Sends what is answered in a form with the status 200, a refusal such as `login_required` too, as the standard shows it
 * (OAuth 2.0 Form Post Response Mode section 2): nothing went wrong, and browsers write other statuses into their console.
 */
export function answerInForms(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.status === 400 && ctx.query.response_mode === 'form_post' && isAnswer(ctx.body)) ctx.status = 200
  })
}
