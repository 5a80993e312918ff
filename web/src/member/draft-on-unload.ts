import { useEffect, useRef } from 'react'
import { useAccount } from './account-context.tsx'
import { type Draft, saveDraft } from './drafts.ts'

/**
 * For words that are to be stored nowhere while they are written: only when the session ends, or the page goes, do they
 * wait in this tab for the same person (`readDraft`), until they are taken up again.
 * @param now what stands in the form, empty when nothing does; a function where it takes a while to write down.
 * @returns a function that says the form is done with.
 */
export function useDraftOnUnload(form: string, now: Draft | (() => Draft)) {
  const latest = useRef(now)
  const done = useRef(false)
  const person = useAccount().user?._id ?? ''
  useEffect(() => {
    latest.current = now
  })
  useEffect(() => {
    const words = () => (typeof latest.current === 'function' ? latest.current() : latest.current)
    const store = () => saveDraft(sessionStorage, person, form, done.current ? {} : words())
    const takeUp = () => saveDraft(sessionStorage, person, form, {})
    takeUp()
    addEventListener('pagehide', store)
    addEventListener('pageshow', takeUp)
    return () => {
      removeEventListener('pagehide', store)
      removeEventListener('pageshow', takeUp)
      store()
    }
  }, [person, form])
  return () => {
    done.current = true
  }
}
