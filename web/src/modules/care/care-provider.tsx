import { createContext, type ReactNode, startTransition, use, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { pauseUpsell } from '#member/upsell-pause.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'

/** Fetches the dialog. What may lead to it calls this ahead, so that the dialog opens at once. */
export const loadCareDialog = () => import('./care-dialog.tsx').then((m) => m.CareDialog)
const CareDialog = onDemand(loadCareDialog)

interface Care {
  isOpen: boolean
  /** Shows people to talk to, and pauses what is for sale. `onClose` is called where it is closed without carrying on. */
  open: (onClose?: () => void) => void
}

const CareContext = createContext<Care>({ isOpen: false, open: () => {} })

/** The care dialog of the screen: whether it is open, and how to open it. */
export const useCare = () => use(CareContext)

/** Holds the one care dialog of all screens below it. */
export function CareProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<{ pathname: string; onClose: (() => void) | undefined }>()
  // Going to another screen leaves it behind.
  if (opened && opened.pathname !== pathname) setOpened(undefined)
  const isOpen = opened !== undefined
  const care = useMemo(
    () => ({
      isOpen,
      open(onClose?: () => void) {
        pauseUpsell()
        // Where a dialog makes room for this one, it stays until this one can be shown.
        startTransition(() => setOpened({ pathname, onClose }))
      },
    }),
    [isOpen, pathname],
  )
  const carryOn = () => setOpened(undefined)
  const close = () => {
    carryOn()
    opened?.onClose?.()
  }
  return (
    <CareContext value={care}>
      {children}
      {isOpen && <CareDialog onClose={close} onCarryOn={carryOn} />}
    </CareContext>
  )
}
