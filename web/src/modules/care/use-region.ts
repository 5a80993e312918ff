import { useEffect, useSyncExternalStore } from 'react'
import { useInstallation } from '#platform/api/installation.ts'
import { type Region, regions } from './resources.ts'

/** The region of this installation, kept so that a device without a connection shows its numbers, too. */
const storedAs = 'glimmer.help-region'

const isRegion = (code: string | null | undefined): code is keyof typeof regions => !!code && code in regions

/** Whose numbers to call are shown: as the operator says, or last said; the United Kingdom’s until that is known. */
export function useRegion(): Region {
  const code = useInstallation()?.operator.helpRegion
  // Pages written ahead know nobody's region.
  const stored = useSyncExternalStore(
    () => () => undefined,
    lastSaid,
    () => 'GB' as const,
  )
  useEffect(() => {
    if (!code) return
    try {
      if (code === 'GB') localStorage.removeItem(storedAs)
      else localStorage.setItem(storedAs, code)
    } catch {
      // A browser that stores nothing asks again.
    }
  }, [code])
  return regions[code ?? stored]
}

function lastSaid(): keyof typeof regions {
  try {
    const stored = localStorage.getItem(storedAs)
    return isRegion(stored) ? stored : 'GB'
  } catch {
    return 'GB'
  }
}
