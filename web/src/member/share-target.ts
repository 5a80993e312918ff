/*
 * Text that was shared to the installed app from another one. The service worker stores it on this device, and the
 * form for a line of one's own takes it from there: so it is in no address, and reaches no server before it is saved.
 */
const cacheName = 'glimmer-shared-text'
const cacheKey = '/shared-text'

/** Longer text than a line can be: its end would only be cut off by hand. */
const maxLength = 2_000
/** Text older than this is discarded: the person may be another by now. */
const maxAgeMs = 3_600_000

/** The cache that holds it. */
type TextCache = Pick<CacheStorage, 'open' | 'delete'>

/** Stores the text of a share (the `text` of the manifest's share target, or else its title). */
export async function storeSharedText(form: FormData, now: number, storage: TextCache = caches): Promise<void> {
  const fields = [form.get('text'), form.get('title')]
  const text = fields.find((field) => typeof field === 'string' && field.trim() !== '')
  if (typeof text !== 'string') return
  const stored = JSON.stringify({ text: text.slice(0, maxLength), at: now })
  await (await storage.open(cacheName)).put(cacheKey, new Response(stored))
}

/** Takes the text that was shared last; the next call finds none. Undefined where storage is refused. */
export async function takeSharedText(now: number, storage: TextCache | undefined = globalThis.caches) {
  const stored = await storage?.open(cacheName).then((cache) => cache.match(cacheKey))
  if (!stored) return undefined
  await storage?.delete(cacheName)
  const { text, at }: { text: string; at: number } = await stored.json()
  return now - at < maxAgeMs ? text : undefined
}

/** Erases text that was shared and not taken, at a sign-out. */
export const eraseSharedText = async (): Promise<unknown> => globalThis.caches?.delete(cacheName)
