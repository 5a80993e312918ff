const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Starts a trace of one call, as a W3C Trace Context header. It is random, and different for each call, so it says
 * nothing about the user. The server decides whether to record it.
 */
export const newTraceparent = () => `00-${hex(16)}-${hex(8)}-01`
