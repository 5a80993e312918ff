/**
 * Remembers files by key, up to a total size in bytes; what was used longest ago is forgotten first. Concurrent calls
 * with one key share its work, and a failure is not remembered.
 */
export function boundedCache(maxBytes: number) {
  const files = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  let total = 0

  const forget = (key: string) => {
    files.delete(key)
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  async function make(key: string, work: () => Promise<Buffer>) {
    try {
      const file = await work()
      total += file.length
      sizes.set(key, file.length)
      for (const oldest of [...sizes.keys()]) if (total > maxBytes) forget(oldest)
      return file
    } catch (failure) {
      forget(key)
      throw failure
    }
  }

  return (key: string, work: () => Promise<Buffer>): Promise<Buffer> => {
    const existing = files.get(key)
    const file = existing ?? make(key, work)
    files.set(key, file)
    const size = sizes.get(key)
    if (size !== undefined) {
      // Used again: it moves to the end.
      sizes.delete(key)
      sizes.set(key, size)
    }
    return file
  }
}
