import { useEffect, useState } from 'react'

/** How long the screen must stay untouched before it darkens. */
const untouchedMs = 20_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const

/** Whether the screen is dark: 20 seconds after the last touch, if wanted. Any touch or key brings the light back. */
export function useDim(wanted: boolean): boolean {
  const [isDim, setDim] = useState(false)
  useEffect(() => {
    if (!wanted) return setDim(false)
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      clearTimeout(timer)
      setDim(false)
      timer = setTimeout(() => setDim(true), untouchedMs)
    }
    wake()
    for (const touch of touches) document.addEventListener(touch, wake)
    return () => {
      clearTimeout(timer)
      for (const touch of touches) document.removeEventListener(touch, wake)
    }
  }, [wanted])
  return isDim
}
