/** Where bytes live. A key is a path of lower-case letters, digits, `-`, `_`, `.` and `/`. */
export interface Blobs {
  /** Whole or not at all: a reader never sees half a blob, whatever is killed meanwhile. */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
}
