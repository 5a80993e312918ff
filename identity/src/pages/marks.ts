import { html } from '@glimmer/lib/html'

/** An open eye; the style sheet strikes it through while the password is shown. */
export const eye = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/><path class="strike" d="M4.5 19.5l15-15"/></svg>`

export const envelope = html`<svg class="envelope" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><rect x="5" y="10" width="38" height="28" rx="6"/><path d="M6.5 14.5L24 27l17.5-12.5"/></svg>`
