import { useEffect } from 'react'
import { featureMessage } from '#platform/api/errors.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { useOnDemand } from '../transport/use-on-demand.ts'

/** How a voice sounds, by its id or 'device': to be heard before it is chosen, and never charged. */
export function useSample(choice: string) {
  const toast = useToast()
  const sample = useOnDemand(choice, async () => (await import('./sample.ts')).samplePlayer(choice))
  const { phase, error } = sample.state
  useEffect(() => {
    if (phase === 'failed') toast({ message: featureMessage(error, 'This voice could not be reached just now.') })
  }, [phase, error, toast])
  return sample
}
