import { useEffect, useSyncExternalStore } from 'react'
import { useInstallation } from '#platform/api/installation.ts'
import { type Region, regions } from './resources.ts'

/** The installation's region, stored so that a device without a connection shows its numbers too. */
const storedAs = 'glimmer.help-region'

const isRegion = (code: string | null | undefined): code is keyof typeof regions => !!code && code in regions

/**
 * The region whose help lines to show: the one the operator configured, else the stored one, else the United Kingdom.
 */
export function useRegion(): Region {
  const code = useInstallation()?.operator.helpRegion
  // Prerendered pages do not know the user's region.
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
      // A browser that stores nothing asks the server again next time.
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
