/**
 * Lines with more characters than this are set smaller, so that they overlap neither the sun of the scene nor what is
 * below.
 */
export const maxLargeLineLength = 64
