import { Html } from '@glimmer/lib/html'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import type { PageContext } from '#pages/layout.ts'
import { errorPage, expiredPage, signedOutPage, signOutPage } from '#pages/message-pages.ts'

type LogoutPages = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>

/** Whether the id token the app sent along belongs to the person signed in here. */
function hintMatches(ctx: KoaContextWithOIDC): boolean {
  const subject = ctx.oidc.entities.IdTokenHint?.payload.sub
  return subject !== undefined && subject === ctx.oidc.session?.accountId
}

/** Sign-out: without a click when the hint shows whose it is, else by a button. */
export const logoutPages = (context: PageContext): LogoutPages => ({
  enabled: true,
  logoutSource(ctx, form) {
    ctx.body = signOutPage(context, new Html(form), hintMatches(ctx)).text
  },
  postLogoutSuccessSource(ctx) {
    ctx.body = signedOutPage(context).text
  },
})

/** A page in words for what a person may meet; the protocol's code is there for whoever looks after the app. */
export const renderError =
  (context: PageContext): NonNullable<Configuration['renderError']> =>
  (ctx, out, error) => {
    ctx.type = 'html'
    const isLate = error.name === 'SessionNotFound'
    ctx.body = (isLate ? expiredPage(context) : errorPage(context, out.error)).text
  }
