/** Where a try comes from. */
export interface Origin {
  /** As limits count it. */
  address: string
  /** What the browser is known by, where somebody has signed in with it before. */
  device?: string | undefined
  /** What the browser calls itself, for its owner to read. */
  browser: string
}
