/** Returns the key if it is valid. Throws if it contains anything that could escape its path. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key)) throw new Error('a blob key out of its alphabet')
  return key
}
