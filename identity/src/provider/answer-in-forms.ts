import type Provider from 'oidc-provider'

const isAnswer = (body: unknown) => typeof body === 'string' && body.includes('<input type="hidden" name="error"')

/**
 * Sends every form_post response with status 200, even an error such as `login_required`, as the standard shows (OAuth
 * 2.0 Form Post Response Mode section 2): nothing went wrong, and browsers log other statuses in their console.
 */
export function answerInForms(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.status === 400 && ctx.query.response_mode === 'form_post' && isAnswer(ctx.body)) ctx.status = 200
  })
}
