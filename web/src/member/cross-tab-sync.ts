import type { QueryClient } from '@tanstack/react-query'
import { connect } from '#platform/api/client.ts'
import { changesSomething, touches } from '#platform/api/invalidations.ts'

/** How long, in milliseconds, what others tell is gathered before anything is asked for. */
const restMs = 200

interface Follower {
  client: QueryClient
  /** The account itself may have changed: it is read again. */
  onAccount: () => void
}

/**
 * Tells the other tabs of this browser by which route something was written, never what; and has what another tab made
 * stale read again, in one go, once this one is looked at. Answers how to stop.
 */
export function followOtherTabs({ client, onAccount }: Follower): () => void {
  const others = new BroadcastChannel('glimmer.changes')
  const writes = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    timer = undefined
    if (document.visibilityState !== 'visible' || writes.size === 0) return
    const told = [...writes]
    writes.clear()
    void client.invalidateQueries({ predicate: ({ queryKey: [read] }) => told.some((write) => touches(write, read)) })
    if (told.some((write) => touches(write, 'GET /users/profile'))) onAccount()
  }
  const soon = () => {
    timer ??= setTimeout(look, restMs)
  }
  others.addEventListener('message', ({ data }) => {
    writes.add(String(data))
    soon()
  })
  document.addEventListener('visibilitychange', soon)
  connect({ onWritten: (route) => changesSomething(route) && others.postMessage(route) })
  return () => {
    connect({ onWritten: undefined })
    document.removeEventListener('visibilitychange', soon)
    clearTimeout(timer)
    others.close()
  }
}
