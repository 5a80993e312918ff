import type { PageContext, Theme } from '#pages/layout.ts'
import { expiredPage } from '#pages/message-pages.ts'
import { page, type Reply, seeOther } from './reply.ts'
import type { Visit } from './route.ts'
import type { Site } from './site.ts'

/** A sign-in under way: begun by the app, bound to this browser by a signed cookie. */
export interface Interaction {
  prompt: string
  /** The address the app expects, when it knows one. */
  loginHint: string
  /** The pages in the theme the app asked for. */
  pages: PageContext
  urls: Record<'signIn' | 'signUp' | 'forgot', string>
}

const themeOf = (value: unknown): Theme | undefined => (value === 'dark' || value === 'light' ? value : undefined)

async function find({ current, pages }: Site, { request, response, params }: Visit): Promise<Interaction | undefined> {
  try {
    const details = await current().provider.interactionDetails(request, response)
    if (details.uid !== params.uid) return undefined
    const { login_hint: hint, ui_theme: theme } = details.params
    const base = `/interaction/${details.uid}`
    return {
      prompt: details.prompt.name,
      loginHint: typeof hint === 'string' ? hint.slice(0, 254) : '',
      pages: { ...pages, theme: themeOf(theme) },
      urls: { signIn: `${base}/sign-in`, signUp: `${base}/sign-up`, forgot: `${base}/forgot-password` },
    }
  } catch (error) {
    // The library's word for "no such sign-in in this browser".
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

/** Handles a step of a sign-in under way; whoever comes without one is shown how to start again. */
export const inInteraction =
  (site: Site, step: (visit: Visit, interaction: Interaction) => Promise<Reply> | Reply) =>
  async (visit: Visit): Promise<Reply> => {
    const interaction = await find(site, visit)
    return interaction ? step(visit, interaction) : page(expiredPage(site.pages), 400)
  }

/** Ends the interaction with a person signed in, which also settles a wish for a new account, and goes back to the app. */
export async function finish(site: Site, { request, response }: Visit, accountId: string, remember: boolean) {
  const result = { login: { accountId, amr: ['pwd'], remember }, create: {} }
  const { provider } = site.current()
  const returnTo = await provider.interactionResult(request, response, result, { mergeWithLastSubmission: false })
  return seeOther(returnTo)
}
