import { Html } from '@glimmer/lib/html'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import type { PageContext } from '#pages/layout.ts'
import { errorPage, messagePage, signOutPage } from '#pages/message-pages.ts'

type LogoutPages = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>

/** Whether the ID token sent by the app belongs to the user signed in here. */
function hintMatches(ctx: KoaContextWithOIDC): boolean {
  const subject = ctx.oidc.entities.IdTokenHint?.payload.sub
  return subject !== undefined && subject === ctx.oidc.session?.accountId
}

/** Sign-out: without a click if the hint shows whose session it is, otherwise by a button. */
export const logoutPages = (context: PageContext): LogoutPages => ({
  enabled: true,
  logoutSource(ctx, form) {
    ctx.body = signOutPage(context, new Html(form), hintMatches(ctx)).text
  },
  postLogoutSuccessSource(ctx) {
    ctx.body = messagePage(context, 'signed-out').text
  },
})

/** An error page in plain words; the protocol's code is included for the operator of the app. */
export const renderError =
  (context: PageContext): NonNullable<Configuration['renderError']> =>
  (ctx, out, error) => {
    ctx.type = 'html'
    const isLate = error.name === 'SessionNotFound'
    ctx.body = (isLate ? messagePage(context, 'expired') : errorPage(context, out.error)).text
  }
