/** Where an attempt comes from. */
export interface Origin {
  /** The IP address, in the form that limits count by. */
  address: string
  /** The token of this browser, if it has signed in before. */
  device?: string | undefined
  /** The browser's name, from `deviceName`, for the account's owner to read. */
  browser: string
}
