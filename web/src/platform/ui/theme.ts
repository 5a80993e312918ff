import { useSyncExternalStore } from 'react'
import { writeItem } from '#lib/safe-storage.ts'

/** Stored on the device as a boolean; dark when unset. public/before-paint.js reads it before the first paint. */
const key = 'darkMode'
const changed = new EventTarget()

/** Whether the page is dark. Prerendered pages are, and so is the app's first render. */
export const isDark = () => document.documentElement.dataset.theme !== 'light'

/** What a stored preference means: anything but the boolean false is dark. */
export const darkFrom = (stored: string | null) => stored !== 'false'

/** The colour of the browser's bar, where the system paints one: the background of the page, as in tokens.css. */
const barColour = (dark: boolean) => (dark ? '#0c0a17' : '#fbf1e7')

function show(dark: boolean) {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour(dark))
  if (dark) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = 'light'
  changed.dispatchEvent(new Event('change'))
}

/** Changes the page at once, and stores the choice where the browser allows it. */
function setDark(dark: boolean) {
  show(dark)
  writeItem(key, JSON.stringify(dark))
}

const subscribe = (onChange: () => void) => {
  const fromAnotherTab = (event: StorageEvent) => event.key === key && show(darkFrom(event.newValue))
  changed.addEventListener('change', onChange)
  addEventListener('storage', fromAnotherTab)
  return () => {
    changed.removeEventListener('change', onChange)
    removeEventListener('storage', fromAnotherTab)
  }
}

/** The theme in use, and how to change it. */
export function useTheme() {
  const dark = useSyncExternalStore(subscribe, isDark, () => true)
  return { dark, toggle: () => setDark(!dark) }
}
