import { useEffect, useRef, useState } from 'react'
import { session } from '#auth/session.ts'
import type { ReturnTo } from '#auth/session-provider.ts'

interface Form {
  kind: 'sign-in' | 'sign-up'
  returnTo: string | undefined
  /** Not while somebody is signed in already. */
  wanted: boolean
}

/** Tells once there is something to press or fill in; answers how to stop watching. */
function whenFilled(element: HTMLElement, filled: () => void) {
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
 * Puts the provider's own form on the page, where it has one. Until then, and with a provider that has none, `leave`
 * is what the button does: it leaves for the provider's page, or tries again to get the form.
 */
export function useForm({ kind, returnTo, wanted }: Form) {
  const into = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<'none' | 'coming' | 'shown'>('none')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const element = into.current
    if (!element || !wanted || tries < 0) return
    const undo: (() => void)[] = []
    let gone = false
    const put = (takeAway: (() => void) | undefined) => {
      if (gone) return takeAway?.()
      if (!takeAway) return
      setForm('coming')
      undo.push(
        takeAway,
        whenFilled(element, () => setForm('shown')),
      )
    }
    // Where it cannot be had, the button is still there, and says so when it is pressed.
    session.showForm(kind, element, { returnTo }).then(put, () => undefined)
    return () => {
      gone = true
      for (const step of undo) step()
      setForm('none')
    }
  }, [kind, returnTo, wanted, tries])

  const leave = async (options: ReturnTo) => {
    await (kind === 'sign-in' ? session.signIn(options) : session.signUp(options))
    setTries((count) => count + 1)
  }
  return { into, form, leave }
}
