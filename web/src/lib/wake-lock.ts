/** Keeps the screen on until the answer is called. A browser that cannot, or will not, lets it go dark as always. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  const ask = async () => {
    if (over || document.visibilityState !== 'visible') return
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (over) void lock?.release()
  }
  void ask()
  // The system takes the lock back whenever the page is hidden.
  document.addEventListener('visibilitychange', ask)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
