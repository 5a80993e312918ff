const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Begins a trace of one call, by the header of W3C Trace Context. It is made of chance alone and differs for each call, so
 * that it tells nothing of anybody; whether it is recorded is for the server to say.
 */
export const newTraceparent = () => `00-${hex(16)}-${hex(8)}-01`
