import { startModelMirror } from '@glimmer/server/adapters/voice/kokoro/testing/model-mirror'
import { whyNotHere } from '@glimmer/server/adapters/voice/kokoro/testing/runtime-folder'
import { residentMegabytes } from './child.ts'
import { type Figure, median } from './report.ts'
import { freshLine } from './speech-texts.ts'
import { type Api, call, withApi, withBacking } from './surroundings.ts'

const turns = 3
const lines = 20
const natural = 'bf_emma'

interface Held {
  ready: number
  afterSpeaking: number
}

/** Resolves once a voice is ready to speak. */
async function untilReady(api: Api, voice: string): Promise<void> {
  for (;;) {
    const { voices } = await call<{ voices: { id: string; ready: boolean }[] }>(api, 'GET', '/voices')
    if (voices.some(({ id, ready }) => id === voice && ready)) return
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** The memory of a separate server, without the processes it has started. */
async function holding(settings: Record<string, string>, voice: string): Promise<Held> {
  let held: Held = { ready: Number.NaN, afterSpeaking: Number.NaN }
  const speakInside = async (api: Api) => {
    await untilReady(api, voice)
    const ready = residentMegabytes(api.pid)
    for (let line = 0; line < lines; line++) {
      const { _id } = await call<{ _id: string }>(api, 'POST', '/affirmations', { text: freshLine[15]() })
      await call(api, 'POST', `/affirmations/${_id}/speak`, { voice })
    }
    held = { ready, afterSpeaking: residentMegabytes(api.pid) }
  }
  await withBacking((backing) => withApi({ ...backing, settings: { ...backing.settings, ...settings } }, speakInside))
  return held
}

/**
 * The server's own memory with the natural voice switched on and off, alternating; the model runs in a separate
 * process.
 */
export async function benchSwitch(): Promise<Figure[]> {
  if (whyNotHere) throw new Error(whyNotHere)
  const mirror = await startModelMirror()
  mirror.open()
  const settings = { VOICE: 'kokoro', VOICE_MODEL_MIRROR: mirror.url, TEST_VOICE_MANIFEST: mirror.manifest }
  const [off, on]: [Held[], Held[]] = [[], []]
  try {
    for (let turn = 0; turn < turns; turn++) {
      off.push(await holding({}, 'alasdair'))
      on.push(await holding(settings, natural))
    }
  } finally {
    await mirror.stop()
  }
  const ready = (of: Held[]) => median(of.map((held) => held.ready))
  const spoken = (of: Held[]) => median(of.map((held) => held.afterSpeaking))
  return [
    { what: 'the server when ready, VOICE=flite', value: ready(off), unit: 'MB' },
    { what: 'the same, VOICE=kokoro and its voice ready', value: ready(on), unit: 'MB', limit: 200 },
    { what: 'the switch costs the server itself', value: ready(on) - ready(off), unit: 'MB', limit: 10 },
    { what: `after ${lines} lines, VOICE=flite (its thread is within)`, value: spoken(off), unit: 'MB', limit: 220 },
    { what: `after ${lines} lines, VOICE=kokoro`, value: spoken(on), unit: 'MB', limit: 220 },
  ]
}
