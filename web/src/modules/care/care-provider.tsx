import { createContext, type ReactNode, startTransition, use, useMemo, useState } from 'react'
import { useLocation } from '#lib/router/address.ts'
import { pauseUpsell } from '#member/upsell-pause.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'

/** Fetches the dialog. What may lead to it calls this ahead, so that the dialog opens at once. */
export const loadCareDialog = () => import('./care-dialog.tsx').then((m) => m.CareDialog)
const CareDialog = onDemand(loadCareDialog)

/** Where the strip with somebody to call stands: above the line, a line of one's own, or the values. */
export type StripPlace = 'line' | 'own-line' | 'values'

interface Opened {
  because: 'words' | 'mood'
  pathname: string
  onClose: (() => void) | undefined
}

interface Care {
  isOpen: boolean
  /** Shows people to talk to, and pauses what is for sale. `onClose` is called where it is closed without carrying on. */
  open: (onClose?: () => void) => void
  /** The same for the lowest mood alone, in gentler words. */
  openForMood: (onClose?: () => void) => void
  strip: StripPlace | undefined
  /** Words may ask for people, or may not: shows whom to call beside what was answered, and changes nothing else. */
  showStrip: (place: StripPlace | undefined) => void
}

const nothing = () => {}
const CareContext = createContext<Care>({
  isOpen: false,
  open: nothing,
  openForMood: nothing,
  strip: undefined,
  showStrip: nothing,
})

/** The care dialog of the screen, and the strip: whether they are open, and how to open them. */
export const useCare = () => use(CareContext)

/** Holds the one care dialog of all screens below it. */
export function CareProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<Opened>()
  const [strip, setStrip] = useState<{ pathname: string; place: StripPlace }>()
  // Going to another screen leaves them behind.
  if (opened && opened.pathname !== pathname) setOpened(undefined)
  if (strip && strip.pathname !== pathname) setStrip(undefined)
  const isOpen = opened !== undefined
  const care = useMemo(() => {
    const openBecause = (because: Opened['because']) => (onClose?: () => void) => {
      pauseUpsell()
      // Where a dialog makes room for this one, it stays until this one can be shown.
      startTransition(() => setOpened({ because, pathname, onClose }))
    }
    return {
      isOpen,
      open: openBecause('words'),
      openForMood: openBecause('mood'),
      strip: strip?.place,
      showStrip: (place: StripPlace | undefined) => setStrip(place && { pathname, place }),
    }
  }, [isOpen, pathname, strip])
  const carryOn = () => setOpened(undefined)
  const close = () => {
    carryOn()
    opened?.onClose?.()
  }
  return (
    <CareContext value={care}>
      {children}
      {opened && <CareDialog because={opened.because} onClose={close} onCarryOn={carryOn} />}
    </CareContext>
  )
}
