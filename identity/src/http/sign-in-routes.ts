import { signIn } from '#accounts/sign-in.ts'
import { signInPage } from '#pages/sign-in-page.ts'
import { finish, type Interaction, inInteraction } from './interaction.ts'
import { page, seeOther } from './reply.ts'
import type { Route, Visit } from './route.ts'
import type { Site } from './site.ts'

const messages = {
  limited: 'That was a lot of tries. Please wait a quarter of an hour, or choose a new password.',
  refused: 'That email and password do not fit together. Please check both, or choose a new password.',
  /** One sentence for every cause, so that none of them shows which it was. */
  refusedUnverified:
    'We could not sign you in. Please check your email and password; if your account is new, first follow the link we mailed you.',
}

interface Shown {
  email: string
  remember: boolean
  message?: string
}

function show({ forms }: Site, { request }: Visit, { pages, urls }: Interaction, shown: Shown, status = 200) {
  const { csrf, headers } = forms.token(request)
  const view = { ...shown, csrf, action: urls.signIn, signUpUrl: urls.signUp, forgotUrl: urls.forgot }
  return page(signInPage(pages, view), status, headers)
}

async function submit(site: Site, visit: Visit, interaction: Interaction) {
  const fields = await site.forms.read(visit.request)
  const email = fields.get('email') ?? ''
  const remember = fields.has('remember')
  const signedIn = await signIn(site.accounts, {
    email,
    password: fields.get('password') ?? '',
    address: visit.address,
  })
  if (signedIn.ok) return finish(site, visit, signedIn.accountId, remember)
  if (signedIn.reason === 'limited')
    return show(site, visit, interaction, { email, remember, message: messages.limited }, 429)
  const message = site.accounts.requireVerifiedEmail ? messages.refusedUnverified : messages.refused
  return show(site, visit, interaction, { email, remember, message }, 422)
}

export const signInRoutes = (site: Site): Route[] => [
  {
    method: 'GET',
    path: '/interaction/:uid',
    handle: inInteraction(site, (_visit, { prompt, urls }) =>
      seeOther(prompt === 'create' ? urls.signUp : urls.signIn),
    ),
  },
  {
    method: 'GET',
    path: '/interaction/:uid/sign-in',
    handle: inInteraction(site, (visit, interaction) =>
      show(site, visit, interaction, { email: interaction.loginHint, remember: true }),
    ),
  },
  {
    method: 'POST',
    path: '/interaction/:uid/sign-in',
    handle: inInteraction(site, (visit, interaction) => submit(site, visit, interaction)),
  },
]
