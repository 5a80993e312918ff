import { useSyncExternalStore } from 'react'
import { isDark } from './is-dark.ts'

/** Kept on the device as a boolean; dark when unset. public/before-paint.js reads it before the first paint. */
const key = 'darkMode'
const changed = new EventTarget()

/** What a kept preference means: anything but the boolean false is dark. */
export const darkFrom = (kept: string | null) => kept !== 'false'

/** The colour of the bar around the page where the system paints one: the page's own, as in ui/tokens.css. */
const barColour = (dark: boolean) => (dark ? '#0c0a17' : '#fbf9fe')

function show(dark: boolean) {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour(dark))
  if (dark) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = 'light'
  changed.dispatchEvent(new Event('change'))
}

/** Changes the page at once, and keeps the choice where the browser lets us. */
function setDark(dark: boolean) {
  show(dark)
  try {
    localStorage.setItem(key, JSON.stringify(dark))
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

const follow = (told: () => void) => {
  const fromAnotherTab = (event: StorageEvent) => event.key === key && show(darkFrom(event.newValue))
  changed.addEventListener('change', told)
  addEventListener('storage', fromAnotherTab)
  return () => {
    changed.removeEventListener('change', told)
    removeEventListener('storage', fromAnotherTab)
  }
}

/** The theme in use, and how to change it. */
export function useTheme() {
  const dark = useSyncExternalStore(follow, isDark, () => true)
  return { dark, toggle: () => setDark(!dark) }
}
