import { type Content, type Html, html } from '@glimmer/lib/html'

export interface FormTarget {
  action: string
  /** The token that shows the form was ours. */
  csrf: string
}

/** A form checked by us, in our words under each field, rather than by the browser. */
export const form = ({ action, csrf }: FormTarget, body: Content, button: string): Html =>
  html`<form method="post" action="${action}" novalidate><input type="hidden" name="csrf" value="${csrf}">${body}<button class="primary">${button}</button></form>`

/** What concerns the whole form: said at once by screen readers. */
export const notice = (message: string | undefined): Html | undefined =>
  message === undefined ? undefined : html`<p class="notice" role="alert">${message}</p>`
