import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import { type FormTarget, form } from './form.ts'
import { layout, type PageContext } from './layout.ts'

interface Question {
  title: string
  lead: string
  button: string
}

/** What a link's page says, by the path of the link. */
export const questions = {
  'confirm-email': {
    title: 'Confirm your email',
    lead: 'Press the button, and you can always get back in with this address. If you didn’t create an account, just close this page.',
    button: 'Confirm my email',
  },
  'change-email': {
    title: 'Use this address',
    lead: `Press the button, and this becomes the address of your ${product.name} account. If you didn’t ask for that, just close this page.`,
    button: 'Use this address',
  },
  'undo-email': {
    title: 'Bring your address back',
    lead: 'This ends every sign-in, and takes away the password, and what was added to sign in with in the last three days. Then you choose a new password.',
    button: 'Undo the change',
  },
  'make-safe': {
    title: 'Make your account safe',
    lead: 'This signs out everywhere, and takes away the password, and what was added to sign in with in the last three days. Then you choose a new password.',
    button: 'Make my account safe',
  },
  'remove-second-step': {
    title: 'Without your second step',
    lead: 'After three days, your second step is removed and your password is enough. We email you each day, and you can stop it.',
    button: 'Begin the three days',
  },
  'keep-second-step': {
    title: 'Keep your second step',
    lead: 'Press the button, and it stays: signing in still asks for a code.',
    button: 'Keep my second step',
  },
} satisfies Record<string, Question>

/** The page a mailed link opens: one button, because a GET changes nothing. */
export const linkPage = (
  context: PageContext,
  target: FormTarget,
  token: string,
  question: keyof typeof questions,
): Html => {
  const { title, lead, button } = questions[question]
  return layout(context, {
    title,
    sky: 'rose',
    line: 'One small step is still a step.',
    body: html`<h1>${title}</h1><p class="lead">${lead}</p>
${form(target, html`<input type="hidden" name="token" value="${token}">`, button)}`,
  })
}
