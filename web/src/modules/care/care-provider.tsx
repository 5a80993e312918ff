import { createContext, type ReactNode, startTransition, use, useMemo, useState } from 'react'
import { useLocation } from '#lib/router.tsx'
import { pauseUpsell } from '#member/upsell-pause.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'

/** Loads the dialog. Call it ahead wherever the dialog may be needed, so that it opens at once. */
export const loadCareDialog = () => import('./care-dialog.tsx').then((m) => m.CareDialog)
const CareDialog = onDemand(loadCareDialog)

/**
 * Where the help strip is shown: above the line, above a line the user wrote, above their values, or above the words
 * that steer their lines.
 */
export type StripPlace = 'line' | 'own-line' | 'values' | 'personalisation'

/** What the screen that opened the card does afterwards. */
export interface AfterCare {
  /** Called if the user closes the card without carrying on. */
  onClose?: () => void
  /** Called if the user says that their words mean something else: what was refused can be sent again. */
  onMisread?: () => void
}

interface Opened extends AfterCare {
  because: 'words' | 'mood'
  pathname: string
}

interface Care {
  isOpen: boolean
  /** Opens the care dialog and pauses upsells. */
  open: (after?: AfterCare) => void
  /** The same for the lowest mood alone, in gentler words. */
  openForMood: (after?: AfterCare) => void
  strip: StripPlace | undefined
  /** For words that may or may not call for help: shows the help strip beside the result, and changes nothing else. */
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

/** The state of the care dialog and the help strip, and how to open them. */
export const useCare = () => use(CareContext)

/** Provides one care dialog to all screens below it. */
export function CareProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<Opened>()
  const [strip, setStrip] = useState<{ pathname: string; place: StripPlace }>()
  // Navigating to another screen closes both.
  if (opened && opened.pathname !== pathname) setOpened(undefined)
  if (strip && strip.pathname !== pathname) setStrip(undefined)
  const isOpen = opened !== undefined
  const care = useMemo(() => {
    const openBecause = (because: Opened['because']) => (after?: AfterCare) => {
      pauseUpsell()
      // If this replaces another dialog, that one stays open until this one is ready to show.
      startTransition(() => setOpened({ ...after, because, pathname }))
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
  const misread = opened?.onMisread
  const sayMisread =
    misread &&
    (() => {
      carryOn()
      misread()
    })
  return (
    <CareContext value={care}>
      {children}
      {opened && <CareDialog because={opened.because} onClose={close} onCarryOn={carryOn} onMisread={sayMisread} />}
    </CareContext>
  )
}
