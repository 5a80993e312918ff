import { useEffect, useSyncExternalStore } from 'react'
import { readItem, removeItem, writeItem } from '#lib/safe-storage.ts'
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
    // A browser that refuses storage asks the server again next time.
    if (code === 'GB') removeItem(storedAs)
    else writeItem(storedAs, code)
  }, [code])
  return regions[code ?? stored]
}

function lastSaid(): keyof typeof regions {
  const stored = readItem(storedAs)
  return isRegion(stored) ? stored : 'GB'
}
