import { whenWanted } from './app/start/when-wanted.ts'
import { paths } from './paths.ts'

/**
 * The only script a public page runs at first: the app follows at once where it is needed to see anything (its own
 * screens, or somebody who is expected to be signed in), else when the browser is idle or the first hand reaches out.
 */
const written = document.querySelector('#root[data-written]') !== null
const expected = document.documentElement.dataset.expected !== undefined

const wake = () => import('./main.tsx').then(({ start }) => start())

// The hidden frame of a reload only hands on an answer: the app is not for it.
if (location.pathname === paths.silentSignIn()) {
  void import('./app/session/silent-sign-in.ts').then(({ finishSilentSignIn }) => finishSilentSignIn())
} else if (!written || expected) {
  // Asking who is here takes several answers, one after the other: it begins while the app is still on its way.
  if (expected) void import('./app/session/begin.ts').then(({ beginSession }) => beginSession())
  void wake()
} else whenWanted(document, wake)
