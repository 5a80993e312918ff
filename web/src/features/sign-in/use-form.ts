import { useEffect, useRef, useState } from 'react'
import { session } from '../../app/session/session.ts'
import type { ReturnTo } from '../../app/session/session-provider.ts'

interface Form {
  kind: 'sign-in' | 'sign-up'
  returnTo: string | undefined
  /** Not while somebody is signed in already. */
  wanted: boolean
}

/**
 * Puts the provider's own form on the page, where it has one. Until then, and with a provider that has none, `leave`
 * is what the button does: it leaves for the provider's page, or tries again to get the form.
 */
export function useForm({ kind, returnTo, wanted }: Form) {
  const into = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const element = into.current
    if (!element || !wanted || tries < 0) return
    let takeAway: (() => void) | undefined
    let gone = false
    const put = (made: (() => void) | undefined) => {
      takeAway = made
      if (gone) made?.()
      else setShown(made !== undefined)
    }
    // Where it cannot be had, the button is still there, and says so when it is pressed.
    session.showForm(kind, element, { returnTo }).then(put, () => undefined)
    return () => {
      gone = true
      takeAway?.()
      setShown(false)
    }
  }, [kind, returnTo, wanted, tries])

  const leave = async (options: ReturnTo) => {
    await (kind === 'sign-in' ? session.signIn(options) : session.signUp(options))
    setTries((count) => count + 1)
  }
  return { into, shown, leave }
}
