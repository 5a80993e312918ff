const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/** The element and its ancestors, nearest first. */
function around(element: Element): Element[] {
  const chain: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at)
  return chain
}

const isThere = (element: Element) =>
  element.isConnected && element.checkVisibility?.({ visibilityProperty: true }) !== false

/** The focusable element nearest to a removed one; undefined when only elements around `main` are left to search. */
function nearest(chain: readonly Element[], main: Element | null): HTMLElement | undefined {
  for (const at of chain) {
    if (!isThere(at)) continue
    if (main && at.contains(main)) return undefined
    const target = [at, ...at.querySelectorAll(stops)].find((one) => one.matches(stops) && isThere(one))
    if (target instanceof HTMLElement) return target
  }
  return undefined
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Recovers the focus when the focused element leaves the page, for example when a row is deleted or a note is closed.
 * The focus goes to the element nearest to its place, else to where it was before, else to the main content, but never
 * back to the top of the page. Returns a function that stops this.
 */
export function recoverFocus(): () => void {
  let chain: readonly Element[] = []
  let before: HTMLElement[] = []
  const note = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof HTMLElement)) return
    chain = around(target)
    before = [target, ...before.filter((one) => one !== target && one.isConnected)].slice(0, 8)
  }
  const find = () => {
    const [last] = chain
    // An element that is still there lost the focus on purpose: the user pressed on empty space.
    if (!last || isThere(last) || !isLost()) return
    const main = document.querySelector<HTMLElement>('main')
    const next = nearest(chain.slice(1), main) ?? before.find(isThere) ?? main
    next?.focus({ preventScroll: true })
  }
  let frame = 0
  // In the next frame: a screen that moves the focus itself has done so by then.
  const watch = new MutationObserver(() => {
    if (!isLost()) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(find)
  })
  if (!isLost()) note({ target: document.activeElement })
  document.addEventListener('focusin', note)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    watch.disconnect()
    cancelAnimationFrame(frame)
  }
}
