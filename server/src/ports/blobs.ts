export interface DirectReads {
  /** The origin of all signed addresses. */
  origin: string
  /** How long an address may be cached: until then it is guaranteed to work, and its content does not change. */
  keepSeconds: number
  /**
   * Returns an address that serves the blob as this type for a limited time. Anybody who has it can read the blob: give
   * it to nobody else.
   */
  addressOf(key: string, mime: string): string
}

/** A blob store. A key is a path of lower-case letters, digits, `-`, `_`, `.` and `/`. */
export interface Blobs {
  /** Atomic: a reader never sees half a blob, even if the process is killed. */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  /** How browsers fetch blobs from the store directly; undefined where all bytes go through the app. */
  direct?: DirectReads | undefined
  /** Deleting a missing blob is not an error. */
  delete(key: string): Promise<void>
}
