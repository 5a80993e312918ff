/** A stretch of time that is counted in: the same one for every process, by the clock. */
export interface CountingWindow {
  /** What is counted, such as `requests`. */
  name: string
  /** In epoch milliseconds. */
  endsAt: number
}

/** What all processes of one installation have counted together. */
export interface SharedCounts {
  /**
   * Adds to the counts of a window, and answers how much all processes have counted in it by now, for each key that was
   * given. Rejects where the counts cannot be reached.
   */
  add(window: CountingWindow, counts: ReadonlyMap<string, number>): Promise<Map<string, number>>
  close(): Promise<void>
}
