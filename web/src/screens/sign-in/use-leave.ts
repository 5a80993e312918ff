import { useEffect, useState } from 'react'

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
