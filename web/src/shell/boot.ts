import { beginAccount } from '#member/account.ts'
import { whenWanted } from './start/hydrate-on-interaction.ts'

/**
 * The only script a public page runs at first: the app follows at once where it is needed to see anything (its own
 * screens, or somebody who is expected to be signed in), else when the browser is idle or the first hand reaches out.
 */
const written = document.querySelector('#root[data-written]') !== null
const expected = document.documentElement.dataset.expected !== undefined
/** The hidden frame of a session's renewal is only asked where it stands; once built, its page has no script at all. */
const framed = window.top !== window

const wake = () => import('./main.tsx').then(({ start }) => start())

// Asking who is here takes several answers, one after the other: it begins while the app is still on its way.
if (expected && !framed) void beginAccount()
if (!framed) expected || !written ? void wake() : whenWanted(document, wake)
