import type { VoiceInfo } from '#ports/voice.ts'

const maxAgeMs = 300_000
/** A server that could not say is asked again sooner. */
const retryAfterMs = 30_000
/** Ids go into addresses as they are. */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/**
 * A server's voices, asked for when wanted and remembered for five minutes; British ones first. Until it has answered,
 * and while it does not, the last ones known, at first the `documented` ones. `ask` answers undefined when it failed.
 */
export function voiceList(
  ask: () => Promise<readonly VoiceInfo[] | undefined>,
  documented: readonly VoiceInfo[],
  now: () => number = () => performance.now(),
): () => Promise<readonly VoiceInfo[]> {
  let known = britishFirst(documented)
  let expires = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function refresh() {
    const usable = (await ask())?.filter(({ id }) => idPattern.test(id)) ?? []
    if (usable.length > 0) known = britishFirst(usable)
    expires = now() + (usable.length > 0 ? maxAgeMs : retryAfterMs)
    asking = undefined
  }

  return async () => {
    if (now() >= expires) {
      asking ??= refresh()
      await asking
    }
    return known
  }
}

function britishFirst(voices: readonly VoiceInfo[]): VoiceInfo[] {
  const seen = new Set<string>()
  const distinct = voices.filter(({ id }) => !seen.has(id) && seen.add(id))
  return distinct.toSorted((a, b) => Number(b.locale === 'en-GB') - Number(a.locale === 'en-GB'))
}
