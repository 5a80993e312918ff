/** Keeps the screen on. Returns a function that stops it. Where the browser cannot, or refuses, the screen goes dark as always. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined
  let released = false
  const ask = async () => {
    if (released || document.visibilityState !== 'visible') return
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (released) void lock?.release()
  }
  void ask()
  // The system takes the lock back whenever the page is hidden.
  document.addEventListener('visibilitychange', ask)
  return () => {
    released = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
