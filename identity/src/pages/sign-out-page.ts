import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import { layout, type PageContext } from './layout.ts'

/**
 * Asks before signing out; the button alone is enough without scripts.
 * @param providerForm the provider's own form, with id `op.logoutForm`.
 * @param isCertain the app that asked has shown whose session it is, so a script presses the button.
 */
export const signOutPage = (context: PageContext, providerForm: Html, isCertain: boolean): Html =>
  layout(context, {
    title: 'Sign out',
    sky: 'dusk',
    line: 'What is done is done. The rest can wait.',
    ...(isCertain && { script: 'sign-out.js' }),
    body: html`<h1>${isCertain ? 'Signing you out' : 'Sign out?'}</h1><p class="lead">You can come back to ${product.name} whenever you like.</p>
${providerForm}<button class="primary" form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
  })
