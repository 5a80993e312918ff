export interface DirectReads {
  /** Where all the addresses are. */
  origin: string
  /** How long an address may be kept: it surely opens until then, and so does what it leads to stay the same. */
  keepSeconds: number
  /** Opens for a while, and answers the blob as this type. Whoever has it may read the blob: it is given to nobody else. */
  addressOf(key: string, mime: string): string
}

/** Where bytes live. A key is a path of lower-case letters, digits, `-`, `_`, `.` and `/`. */
export interface Blobs {
  /** Whole or not at all: a reader never sees half a blob, whatever is killed meanwhile. */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  /** How browsers fetch blobs themselves; undefined where all bytes go through the app. */
  direct?: DirectReads | undefined
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
}
