import { type SignedUp, type SignUpFaults, type SignUpForm, signUp } from '#accounts/sign-up.ts'
import { checkMailPage } from '#pages/message-pages.ts'
import { signUpPage } from '#pages/sign-up-page.ts'
import { finish, type Interaction, inInteraction } from './interaction.ts'
import { page, type Reply } from './reply.ts'
import type { Route, Visit } from './route.ts'
import type { Site } from './site.ts'

interface Shown {
  email: string
  agreed: boolean
  faults: SignUpFaults
  message?: string
}

function show({ forms }: Site, { request }: Visit, { pages, urls }: Interaction, shown: Shown, status = 200) {
  const { csrf, headers } = forms.token(request)
  const view = { ...shown, csrf, action: urls.signUp, signInUrl: urls.signIn }
  return page(signUpPage(pages, view), status, headers)
}

function answer(
  site: Site,
  visit: Visit,
  interaction: Interaction,
  form: SignUpForm,
  outcome: SignedUp,
): Reply | Promise<Reply> {
  const { email, agreed } = form
  switch (outcome.kind) {
    case 'signed-in':
      return finish(site, visit, outcome.accountId, true)
    case 'check-mail':
      return page(checkMailPage(interaction.pages, interaction.urls.signIn, site.outboxPath))
    case 'faulty':
      return show(site, visit, interaction, { email, agreed, faults: outcome.faults }, 422)
    case 'limited': {
      const message = 'Many accounts have been made from here just now. Please try again in an hour.'
      return show(site, visit, interaction, { email, agreed, faults: {}, message }, 429)
    }
  }
}

async function submit(site: Site, visit: Visit, interaction: Interaction) {
  const fields = await site.forms.read(visit.request)
  const form = {
    email: fields.get('email') ?? '',
    password: fields.get('password') ?? '',
    agreed: fields.get('agreed') === 'yes',
    address: visit.address,
  }
  return answer(site, visit, interaction, form, await signUp(site.accounts, form))
}

export const signUpRoutes = (site: Site): Route[] => [
  {
    method: 'GET',
    path: '/interaction/:uid/sign-up',
    handle: inInteraction(site, (visit, interaction) =>
      show(site, visit, interaction, { email: interaction.loginHint, agreed: false, faults: {} }),
    ),
  },
  {
    method: 'POST',
    path: '/interaction/:uid/sign-up',
    handle: inInteraction(site, (visit, interaction) => submit(site, visit, interaction)),
  },
]
