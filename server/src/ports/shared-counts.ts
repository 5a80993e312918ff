/** A counting window: aligned to the clock, so every process has the same one. */
export interface CountingWindow {
  /** What is counted, such as `requests`. */
  name: string
  /** In epoch milliseconds. */
  endsAt: number
}

/** Counters shared by all processes of one installation. */
export interface SharedCounts {
  /**
   * Adds to the counts of a window. Returns the window's total across all processes for each given key. Rejects if the
   * counts cannot be reached.
   */
  add(window: CountingWindow, counts: ReadonlyMap<string, number>): Promise<Map<string, number>>
  close(): Promise<void>
}
