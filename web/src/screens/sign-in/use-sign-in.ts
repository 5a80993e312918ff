import { useEffect, useRef, useState } from 'react'
import { session } from '#auth/session.ts'
import type { ReturnTo } from '#auth/session-provider.ts'

interface Options {
  kind: 'sign-in' | 'sign-up'
  returnTo: string | undefined
  /** False while the user is already signed in. */
  enabled: boolean
}

/** Calls `filled` once the element contains an input or a button. Returns a function that stops watching. */
function onFilled(element: HTMLElement, filled: () => void) {
  const look = () => {
    if (!element.querySelector('input, button')) return
    observer.disconnect()
    filled()
  }
  const observer = new MutationObserver(look)
  observer.observe(element, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

/**
 * Renders the provider's own form into the page, if it has one. Until then, and for a provider without one, the button
 * calls `leave`: it goes to the provider's page, or tries again to get the form.
 */
export function useProviderForm({ kind, returnTo, enabled }: Options) {
  const into = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<'none' | 'coming' | 'shown'>('none')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const element = into.current
    if (!element || !enabled || tries < 0) return
    const cleanUp: (() => void)[] = []
    let gone = false
    const show = (remove: (() => void) | undefined) => {
      if (gone) return remove?.()
      if (!remove) return
      setForm('coming')
      cleanUp.push(
        remove,
        onFilled(element, () => setForm('shown')),
      )
    }
    // If it cannot be loaded, the button is still there, and reports the failure when pressed.
    session.showForm(kind, element, { returnTo }).then(show, () => undefined)
    return () => {
      gone = true
      for (const step of cleanUp) step()
      setForm('none')
    }
  }, [kind, returnTo, enabled, tries])

  const leave = async (options: ReturnTo) => {
    await (kind === 'sign-in' ? session.signIn(options) : session.signUp(options))
    setTries((count) => count + 1)
  }
  return { into, form, leave }
}

/** Leaves the page once, and reports a failure; the button works again when the user comes back to the page. */
export function useLeave(leave: () => Promise<void>) {
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here')
  useEffect(() => {
    const back = () => setState('here')
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const go = () => {
    if (state === 'leaving') return
    setState('leaving')
    leave().catch(() => setState('failed'))
  }
  return { leaving: state === 'leaving', failed: state === 'failed', go }
}
