import { type Html, html } from '@glimmer/lib/html'
import { csrfField, type FormTarget, form, notice, textField } from './form.ts'
import { layout, type PageContext } from './layout.ts'

export interface CodeView extends FormTarget {
  message?: string
  lostUrl: string
  backUrl: string
}

const line = 'I can begin again, gently, from here.'

/** The second step of a sign-in. */
export const codePage = (context: PageContext, view: CodeView): Html =>
  layout(context, {
    title: view.message ? 'Not signed in yet' : 'Your second step',
    sky: 'dusk',
    line,
    body: html`<h1>Your second step</h1><p class="lead">Open your authenticator app, and type the six digits it shows.</p>
${notice(view.message)}${form(
  view,
  textField({
    name: 'code',
    label: 'Code',
    hint: 'Or one of your recovery codes.',
    autocomplete: 'one-time-code',
    focus: true,
  }),
  'Continue',
)}
<p class="swap"><a href="${view.lostUrl}">I have neither my app nor my codes</a></p>
<p><a href="${view.backUrl}">Back to sign in</a></p>`,
  })

/** What a user without the app and without the codes can do. */
export const lostPage = (context: PageContext, target: FormTarget, backUrl: string): Html =>
  layout(context, {
    title: 'Without your second step',
    sky: 'dusk',
    line,
    body: html`<h1>Without your second step</h1><p class="lead">It takes three days, so that nobody can do this without you noticing.</p>
<div class="words"><p>We’ll email you a link that starts them. We write to you each day, and you can stop it. After that your second step is removed, you’re signed out everywhere, and your password is enough again.</p></div>
<form method="post" action="${target.action}">${csrfField(target.csrf)}<button class="primary">Send the link</button></form>
<p class="swap"><a href="${backUrl}">Back to the code</a></p>`,
  })
