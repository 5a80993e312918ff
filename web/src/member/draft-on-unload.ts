import { useEffect, useRef } from 'react'
import { useAccount } from './account-context.tsx'
import { type Draft, saveDraft } from './drafts.ts'

/**
 * Drafts for text that must not be stored while it is being written. Only when the session ends or the page unloads is
 * it saved in this tab's storage, for the same user (`readDraft`), until the form is shown again.
 * @param now the content of the form, empty when there is none; a function where it is slow to produce.
 * @returns a function that marks the form as done, so that no draft is saved.
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
