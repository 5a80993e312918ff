/** The key as it was given, once it is known to be one. Throws where it holds anything a path could be bent with. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key)) throw new Error('a blob key out of its alphabet')
  return key
}
