import { askForReset } from '#accounts/reset-password.ts'
import { checkMailPage } from '#pages/message-pages.ts'
import { forgotPage } from '#pages/password-pages.ts'
import { type Interaction, inInteraction } from './interaction.ts'
import { page } from './reply.ts'
import type { Route, Visit } from './route.ts'
import type { Site } from './site.ts'

interface Shown {
  email: string
  error?: string
  message?: string
}

function show({ forms }: Site, { request }: Visit, { pages, urls }: Interaction, shown: Shown, status = 200) {
  const { csrf, headers } = forms.token(request)
  return page(forgotPage(pages, { ...shown, csrf, action: urls.forgot, signInUrl: urls.signIn }), status, headers)
}

async function submit(site: Site, visit: Visit, interaction: Interaction) {
  const email = (await site.forms.read(visit.request)).get('email') ?? ''
  const asked = await askForReset(site.accounts, email, visit.address)
  switch (asked.kind) {
    case 'check-mail':
      return page(checkMailPage(interaction.pages, interaction.urls.signIn, site.outboxPath))
    case 'faulty':
      return show(site, visit, interaction, { email, error: asked.message }, 422)
    case 'limited':
      return show(
        site,
        visit,
        interaction,
        { email, message: 'Much mail has been asked for from here. Please try again in an hour.' },
        429,
      )
  }
}

export const forgotPasswordRoutes = (site: Site): Route[] => [
  {
    method: 'GET',
    path: '/interaction/:uid/forgot-password',
    handle: inInteraction(site, (visit, interaction) =>
      show(site, visit, interaction, { email: interaction.loginHint }),
    ),
  },
  {
    method: 'POST',
    path: '/interaction/:uid/forgot-password',
    handle: inInteraction(site, (visit, interaction) => submit(site, visit, interaction)),
  },
]
