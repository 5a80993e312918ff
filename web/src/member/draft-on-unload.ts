import { useEffect, useRef } from 'react'
import { useAccount } from './account-context.tsx'
import { type Draft, keepDraft } from './drafts.ts'

/**
 * Words that are to be kept nowhere: only while the session, or the page, goes from under them do they wait in this
 * tab for the same person (`readDraft`). Taken up again they wait no more. `now` is what stands in the form, empty when
 * nothing does; a function where it takes a while to write down. Answers how to say that the form is done with.
 */
export function useLeftBehind(form: string, now: Draft | (() => Draft)) {
  const latest = useRef(now)
  const done = useRef(false)
  const person = useAccount().user?._id ?? ''
  useEffect(() => {
    latest.current = now
  })
  useEffect(() => {
    const words = () => (typeof latest.current === 'function' ? latest.current() : latest.current)
    const leave = () => keepDraft(sessionStorage, person, form, done.current ? {} : words())
    const takeUp = () => keepDraft(sessionStorage, person, form, {})
    takeUp()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', takeUp)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', takeUp)
      leave()
    }
  }, [person, form])
  return () => {
    done.current = true
  }
}
