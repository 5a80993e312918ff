import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { whenAnswered } from './after-first-response.ts'

/** False until `route` is answered and drawn: for what stands below what a screen is for, and is drawn in slices. */
export function useAnswered(route: string): boolean {
  const client = useQueryClient()
  const [answered, setAnswered] = useState(false)
  useEffect(() => whenAnswered(client, () => startTransition(() => setAnswered(true)), route), [client, route])
  return answered
}
