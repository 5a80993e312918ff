import { product } from '@glimmer/contract/product'
import { type Content, type Html, html } from '@glimmer/lib/html'
import type { SignUpPolicy } from '#accounts/invitations.ts'
import { layout, type PageContext } from './layout.ts'

/** Said after every recovery, and after every session that is ended: see `endEverythingPending`. */
export const pendingEnded =
  'What was still waiting has ended too: another email address, a passkey or two-step sign-in being set up, and links we mailed.'

const envelope = html`<svg class="envelope" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><rect x="5" y="10" width="38" height="28" rx="6"/><path d="M6.5 14.5L24 27l17.5-12.5"/></svg>`

interface Message {
  title: string
  words: Content
  link: { label: string; url: string }
  mark?: Html
}

const renderMessage = (context: PageContext, { title, words, link, mark }: Message): Html =>
  layout(context, {
    title,
    sky: 'dusk',
    line: 'One small step is still a step.',
    body: html`${mark}<h1>${title}</h1><div class="words">${words}</div><a class="primary" href="${link.url}">${link.label}</a>`,
  })

/** Said at the first proof of an address: see `removeUnprovenAccess`. */
const onlyYours =
  'Now that we know it’s yours, other browsers are signed out, and any passkey or two-step sign-in from before is removed. You can add them again.'

/**
 * The messages that are the same for everyone; each links to a path of the app. Read when a page is sent, since an
 * operator may rename the product.
 */
const messages = () =>
  ({
    'password-saved': {
      title: 'Your new password is saved',
      words: `Everywhere you were signed in before is signed out now. ${pendingEnded}`,
      link: ['Sign in', '/login'],
    },
    'account-confirmed': {
      title: 'Thank you, that’s confirmed',
      words: 'You can always get back in with this address.',
      link: [`Continue to ${product.name}`, '/login'],
    },
    'email-confirmed': {
      title: 'Thank you, that’s confirmed',
      words: `You can always get back in with this address. ${onlyYours}`,
      link: [`Continue to ${product.name}`, '/login'],
    },
    // The same where the link was also the first proof of the address.
    'first-password-saved': {
      title: 'Your new password is saved',
      words: `${pendingEnded} ${onlyYours}`,
      link: ['Sign in', '/login'],
    },
    'email-changed': {
      title: 'Your email is changed',
      words: 'You sign in with this address from now on. For three days you can undo the change from your old address.',
      link: [`Continue to ${product.name}`, '/login'],
    },
    'removal-requested': {
      title: 'The three days have begun',
      words:
        'We’ve emailed you, and will email you each day. If you find your app or a code before then, just sign in with it: everything stays as it was.',
      link: ['Return to Home', '/'],
    },
    'second-step-kept': {
      title: 'Two-step sign-in stays on',
      words: 'If it wasn’t you who asked to remove it, somebody knows your password: please choose a new one.',
      link: ['Sign in', '/login'],
    },
    // For a mailed link that was used, was replaced or has expired.
    'stale-link': {
      title: 'This link no longer works',
      words: 'The links in our emails work once, and for a limited time. You can sign in, or ask for a new link there.',
      link: ['Go to sign in', '/login'],
    },
    'stale-invitation': {
      title: 'This invitation no longer works',
      words:
        'An invitation makes one account, for a limited time. Please ask whoever invited you for a new one. If you have an account already, you can sign in.',
      link: ['Go to sign in', '/login'],
    },
    // For a sign-in that was started too long ago, or in another browser.
    expired: {
      title: 'Let’s start that again',
      words: 'This page was open for too long, or came from an old link. Nothing is lost.',
      link: ['Start again', '/login'],
    },
    'not-found': {
      title: 'Page Not Found',
      words: "The page you are looking for doesn't exist or has been moved.",
      link: ['Return to Home', '/'],
    },
    'signed-out': {
      title: 'You’re signed out',
      words: 'Take care, and come back whenever you like.',
      link: ['Return to Home', '/'],
    },
  }) satisfies Record<string, { title: string; words: string; link: [label: string, path: string] }>

/** A page that says one thing, and where to go from there. */
export function messagePage(context: PageContext, name: keyof ReturnType<typeof messages>): Html {
  const { title, words, link } = messages()[name]
  const [label, path] = link
  return renderMessage(context, { title, words: html`<p>${words}</p>`, link: { label, url: context.appUrl + path } })
}

/** Where to find the email in development. */
export const outboxNote = (outboxUrl: string | undefined): Html | undefined =>
  outboxUrl === undefined
    ? undefined
    : html`<p>In development, mail waits in the <a href="${outboxUrl}">outbox</a>.</p>`

/** The same page for every address, known or not. */
export const checkMailPage = (context: PageContext, backUrl: string, outboxUrl: string | undefined): Html =>
  renderMessage(context, {
    title: 'Check your email',
    mark: envelope,
    words: html`<p>If we can help with that address, an email is on its way that says what to do next. It can take a minute, and it may land in your junk folder.</p>
${outboxNote(outboxUrl)}`,
    link: { label: 'Back to sign in', url: backUrl },
  })

const closedWords: Record<SignUpPolicy, string> = {
  open: '',
  invite: 'A new account needs an invitation here. Please ask whoever runs this place for one, and open its link.',
  closed: 'No new accounts are made here.',
}

export const signUpClosedPage = (context: PageContext, signInUrl: string, policy: SignUpPolicy): Html =>
  renderMessage(context, {
    title: policy === 'invite' ? 'By invitation' : 'Closed to newcomers',
    words: html`<p>${closedWords[policy]} If you have an account already, you can sign in.</p>`,
    link: { label: 'Sign in', url: signInUrl },
  })

/** @param code the protocol's error code, for the operator of the app. */
export const errorPage = (context: PageContext, code: string): Html =>
  renderMessage(context, {
    title: 'Something went wrong',
    words: html`<p>We couldn’t finish signing you in. Please start again.</p><p class="hint">For whoever looks after this: ${code}</p>`,
    link: { label: 'Start again', url: `${context.appUrl}/login` },
  })

/**
 * Asks before signing out; without scripts the button alone is enough.
 * @param providerForm the provider library's own form, with id `op.logoutForm`.
 * @param isCertain whether the app that asked has shown whose session it is: then a script presses the button.
 */
export const signOutPage = (context: PageContext, providerForm: Html, isCertain: boolean): Html =>
  layout(context, {
    title: 'Sign out',
    sky: 'dusk',
    line: 'What is done is done. The rest can wait.',
    ...(isCertain && { scripts: ['sign-out.js'] as const }),
    body: html`<h1>${isCertain ? 'Signing you out' : 'Sign out?'}</h1><p class="lead">You can come back to ${product.name} whenever you like.</p>
${providerForm}<button class="primary" form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
  })
