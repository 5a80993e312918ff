/** Keeps the screen on until the returned function is called. Does nothing where the browser cannot, or refuses. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined
  let released = false
  const ask = async () => {
    if (released || document.visibilityState !== 'visible') return
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (released) void lock?.release()
  }
  void ask()
  // The browser releases the lock whenever the page is hidden.
  document.addEventListener('visibilitychange', ask)
  return () => {
    released = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
