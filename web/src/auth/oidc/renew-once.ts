type Locks = Pick<LockManager, 'request'>

/**
 * Makes a renewal single-flight: calls during a run share it, and runs of several tabs wait for each other, since a
 * rotated refresh token may be used only once.
 * @param locks the browser's lock manager; without one only this tab is kept in order.
 */
export function renewOnce<T>(renew: () => Promise<T>, locks?: Locks): () => Promise<T> {
  let running: Promise<T> | undefined
  const inTurn = () => (locks ? locks.request('glimmer.renew', renew) : renew()) as Promise<T>
  return () => {
    running ??= inTurn().finally(() => {
      running = undefined
    })
    return running
  }
}
