import type { VoiceInfo } from '#ports/voice.ts'

const maxAgeMs = 300_000
/** A server that failed is asked again sooner. */
const retryAfterMs = 30_000
/** Ids are used in URLs unescaped. */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/**
 * A server's voices, fetched on demand and cached for five minutes; British ones first. Until it has responded, and
 * while it does not, the last known voices are returned, initially the `documented` ones. `ask` returns undefined on
 * failure.
 */
export function voiceList(
  ask: () => Promise<readonly VoiceInfo[] | undefined>,
  documented: readonly VoiceInfo[],
  now: () => number = () => performance.now(),
): () => Promise<readonly VoiceInfo[]> {
  let current = britishFirst(documented)
  let expires = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function refresh() {
    const usable = (await ask())?.filter(({ id }) => idPattern.test(id)) ?? []
    if (usable.length > 0) current = britishFirst(usable)
    expires = now() + (usable.length > 0 ? maxAgeMs : retryAfterMs)
    asking = undefined
  }

  return async () => {
    if (now() >= expires) {
      asking ??= refresh()
      await asking
    }
    return current
  }
}

function britishFirst(voices: readonly VoiceInfo[]): VoiceInfo[] {
  const seen = new Set<string>()
  const distinct = voices.filter(({ id }) => !seen.has(id) && seen.add(id))
  return distinct.toSorted((a, b) => Number(b.locale === 'en-GB') - Number(a.locale === 'en-GB'))
}
