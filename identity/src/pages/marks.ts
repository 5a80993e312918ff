import { html } from './html.ts'

export const logo = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><defs><linearGradient id="mark" x2="0" y2="1"><stop offset="0" stop-color="#ffe3b3"/><stop offset=".45" stop-color="#d98bff"/><stop offset="1" stop-color="#6a00ff"/></linearGradient></defs><path d="M5 18a11 11 0 0 1 22 0z" fill="url(#mark)"/><g fill="#8c3dff"><rect x="4" y="20.4" width="24" height="2.3" rx="1.1"/><rect x="8" y="24.4" width="16" height="2" rx="1" opacity=".75"/><rect x="12" y="28" width="8" height="1.7" rx=".8" opacity=".5"/></g></svg>`

/** An open eye; the style sheet strikes it through while the password is shown. */
export const eye = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/><path class="strike" d="M4.5 19.5l15-15"/></svg>`

export const envelope = html`<svg class="envelope" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><rect x="5" y="10" width="38" height="28" rx="6"/><path d="M6.5 14.5L24 27l17.5-12.5"/></svg>`
