import { product } from '@glimmer/contract/product'
import { type Html, html } from '@glimmer/lib/html'
import type { Config } from '#config/config.ts'
import { type PlainPage, plainPage } from '#http/plain-page.ts'
import { guardianPath, teenYears } from './email-content.ts'
import { wording } from './wording.ts'

export const findPath = `${guardianPath}/find`

const action = (token: string) => `${guardianPath}?token=${encodeURIComponent(token)}`
const tick = (name: string, words: string) =>
  html`<label class="tick"><input type="checkbox" name="${name}" value="yes"> ${words}</label>`
const button = (answer: string, words: string) => html`<button name="answer" value="${answer}">${words}</button>`
const part = (title: string, words: string): Html => html`<section><h2>${title}</h2><p>${words}</p></section>`
const worried = html`<p class="soft">Worried about a child? NSPCC, <a href="tel:08088005000">0808 800 5000</a>.</p>`

/**
 * What a parent or guardian reads before they answer. The child's name is shown as they typed it, and nothing else
 * about them.
 */
export const questionPage = (
  settings: Pick<Config, 'ages'>,
  childName: string,
  token: string,
  isUnticked = false,
): PlainPage =>
  plainPage(
    `May “${childName}” use ${product.name}?`,
    html`<p class="lead">${childName} told us they are ${teenYears(settings)} and that you look after them.</p>
<div class="parts">
${part('What it is', 'A kind line for the day, to read or to hear, and a calm minute. No chat with strangers, no adverts, nothing to buy before 18. It is not therapy.')}
${part('What it keeps', 'Their email, the month they turn 18, the lines they keep or write, how lines sat with them, pictures or recordings they choose to save, and when to remind them if they want that. Notes are never kept, and moods only if they ask for that.')}
${part('What it never does', 'Nothing of theirs goes to another company’s AI. Nothing is counted. Nothing is sent at night.')}
${part('What you can do', 'Take your agreement back whenever you like. You can’t see what they read or write: that is theirs.')}
</div>
<form class="card" method="post" action="${action(token)}">
${isUnticked && html`<p role="alert">Please tick both to agree. The other two answers need no tick.</p>`}
<div class="ticks">${tick('adult', wording.isAdult)}${tick('guardian', wording.isGuardian)}<p class="soft">Both are needed to agree; neither to say no.</p></div>
<div class="answers">${button('agree', 'I agree')}${button('decline', 'I don’t agree')}${button('stranger', 'I don’t know them')}</div>
</form>
<p class="soft">If you do nothing, nothing more is opened.</p>
${worried}`,
  )

export const withdrawPage = (token: string): PlainPage =>
  plainPage(
    'Take your agreement back?',
    html`<p>${product.name} closes to today’s line at once. A running plan ends and its last payment is paid back. They have 30 days to take their things along; then the account is deleted. They will be told.</p>
<form class="card" method="post" action="${action(token)}"><div class="answers">${button('withdraw', 'Take it back')}${button('keep', 'Keep it as it is')}</div></form>
${worried}`,
  )

const messagePage = (title: string, words: string) => plainPage(title, html`<p role="status">${words}</p>${worried}`)

export const agreedPage = messagePage('Thank you', 'A mail with a link to take it back is on its way.')
export const declinedPage = messagePage(
  'Thank you for answering',
  'Nothing more is opened for them. They will be told, and may ask again after a week.',
)
export const strangerPage = messagePage(
  'Thank you for telling us',
  'Your address is deleted, and we won’t write to it again.',
)
export const withdrawnPage = messagePage('It is taken back', 'Your agreement is taken back. They will be told.')
export const keptPage = messagePage('Nothing has changed', 'Your agreement stays as it is. The link goes on working.')

/** For a link that cannot be answered any more: its question was answered, withdrawn or has expired. */
export const overPage = plainPage(
  'This link is not needed any more',
  html`<p>It was answered, taken back, or has waited too long. If somebody has asked you again, the link in the newest mail works.</p>
<p class="soft">You agreed once, and want to take that back? <a href="${findPath}">Have the link mailed to you again</a>.</p>
${worried}`,
)

const field = (name: string, label: string) =>
  html`<label class="field">${label}<input type="email" name="${name}" required maxlength="254" autocomplete="off"></label>`

export const findPage: PlainPage = () =>
  plainPage(
    'Have your link mailed again',
    html`<p>If you agreed to ${product.name} for someone you look after, and have lost our mail, we can send its link again.</p>
<form method="post" action="${findPath}">${field('mine', 'Your email')}${field('theirs', 'The email they use here')}<button>Send the link</button></form>`,
  )()

export const foundPage = messagePage('Thank you', 'If these belong together, a mail is on its way.')

export const tooOftenPage = messagePage(
  'Please wait a little',
  'That was tried a few times lately. Please try again in an hour.',
)
