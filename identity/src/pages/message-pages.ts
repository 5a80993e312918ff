import { product } from '@glimmer/contract/product'
import { type Content, type Html, html } from '@glimmer/lib/html'
import type { SignUpPolicy } from '#accounts/invitations.ts'
import { layout, type PageContext } from './layout.ts'

const envelope = html`<svg class="envelope" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><rect x="5" y="10" width="38" height="28" rx="6"/><path d="M6.5 14.5L24 27l17.5-12.5"/></svg>`

interface Message {
  title: string
  words: Content
  link?: { label: string; url: string }
  mark?: Html
}

const messagePage = (context: PageContext, { title, words, link, mark }: Message): Html =>
  layout(context, {
    title,
    sky: 'dusk',
    line: 'One small step is still a step.',
    body: html`${mark}<h1>${title}</h1><div class="words">${words}</div>${link && html`<a class="primary" href="${link.url}">${link.label}</a>`}`,
  })

/** The same page for every address, known or not. */
export const checkMailPage = (context: PageContext, backUrl: string, outboxUrl: string | undefined): Html =>
  messagePage(context, {
    title: 'Check your email',
    mark: envelope,
    words: html`<p>If we can help with that address, an email is on its way that says what to do next. It can take a minute, and it may land in your junk folder.</p>
${outboxUrl && html`<p>In development, mail waits in the <a href="${outboxUrl}">outbox</a>.</p>`}`,
    link: { label: 'Back to sign in', url: backUrl },
  })

export const passwordSavedPage = (context: PageContext): Html =>
  messagePage(context, {
    title: 'Your new password is saved',
    words: html`<p>Everywhere you were signed in before is signed out now.</p>`,
    link: { label: 'Sign in', url: `${context.appUrl}/login` },
  })

export const emailConfirmedPage = (context: PageContext): Html =>
  messagePage(context, {
    title: 'Thank you, that’s confirmed',
    words: html`<p>You can always get back in with this address.</p>`,
    link: { label: `Continue to ${product.name}`, url: `${context.appUrl}/login` },
  })

export const emailChangedPage = (context: PageContext): Html =>
  messagePage(context, {
    title: 'Your email is changed',
    words: html`<p>You sign in with this address from now on. For three days you can undo the change from your old address.</p>`,
    link: { label: `Continue to ${product.name}`, url: `${context.appUrl}/login` },
  })

export const removalRequestedPage = (context: PageContext): Html =>
  messagePage(context, {
    title: 'The three days have begun',
    words: html`<p>We’ve emailed you, and will email you each day. If you find your app or a code before then, just sign in with it: everything stays as it was.</p>`,
    link: { label: 'Return to Home', url: `${context.appUrl}/` },
  })

export const secondStepKeptPage = (context: PageContext): Html =>
  messagePage(context, {
    title: 'Your second step stays',
    words: html`<p>If it wasn’t you who asked to remove it, somebody knows your password: please choose a new one.</p>`,
    link: { label: 'Sign in', url: `${context.appUrl}/login` },
  })

/** For a mailed link that was used, was replaced or has expired. */
export const staleLinkPage = (context: PageContext): Html =>
  messagePage(context, {
    title: 'This link no longer works',
    words: html`<p>The links in our emails work once, and for a limited time. You can sign in, or ask for a new link there.</p>`,
    link: { label: 'Go to sign in', url: `${context.appUrl}/login` },
  })

/** For an invitation that was used or has expired. */
export const staleInvitationPage = (context: PageContext): Html =>
  messagePage(context, {
    title: 'This invitation no longer works',
    words: html`<p>An invitation makes one account, for a limited time. Please ask whoever invited you for a new one. If you have an account already, you can sign in.</p>`,
    link: { label: 'Go to sign in', url: `${context.appUrl}/login` },
  })

const closedWords: Record<SignUpPolicy, string> = {
  open: '',
  invite: 'A new account needs an invitation here. Please ask whoever runs this place for one, and open its link.',
  closed: 'No new accounts are made here.',
}

export const signUpClosedPage = (context: PageContext, signInUrl: string, policy: SignUpPolicy): Html =>
  messagePage(context, {
    title: policy === 'invite' ? 'By invitation' : 'Closed to newcomers',
    words: html`<p>${closedWords[policy]} If you have an account already, you can sign in.</p>`,
    link: { label: 'Sign in', url: signInUrl },
  })

/** For a sign-in that was started too long ago, or in another browser. */
export const expiredPage = (context: PageContext): Html =>
  messagePage(context, {
    title: 'Let’s start that again',
    words: html`<p>This page was open for too long, or came from an old link. Nothing is lost.</p>`,
    link: { label: 'Start again', url: `${context.appUrl}/login` },
  })

export const notFoundPage = (context: PageContext): Html =>
  messagePage(context, {
    title: 'Page Not Found',
    words: html`<p>The page you are looking for doesn't exist or has been moved.</p>`,
    link: { label: 'Return to Home', url: `${context.appUrl}/` },
  })

/** @param code the protocol's error code, for the operator of the app. */
export const errorPage = (context: PageContext, code: string): Html =>
  messagePage(context, {
    title: 'Something went wrong',
    words: html`<p>We couldn’t finish signing you in. Please start again.</p><p class="hint">For whoever looks after this: ${code}</p>`,
    link: { label: 'Start again', url: `${context.appUrl}/login` },
  })

export const signedOutPage = (context: PageContext): Html =>
  messagePage(context, {
    title: 'You’re signed out',
    words: html`<p>Take care, and come back whenever you like.</p>`,
    link: { label: 'Return to Home', url: `${context.appUrl}/` },
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
