import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runtimeFolder, whyNotHere } from '@glimmer/server/adapters/voice/kokoro/testing/runtime-folder'
import { manifestOf, tinyFiles, writeFiles } from '@glimmer/server/adapters/voice/kokoro/testing/tiny-folder'
import { kokoroVoice } from '@glimmer/server/adapters/voice/kokoro/voice'
import { cpuSeconds, residentMegabytes } from './child.ts'
import { type Figure, median } from './report.ts'
import { shapedModel } from './shaped-model/shaped-model.ts'
import { freshLine } from './speech-texts.ts'

const turns = 5
const { signal } = new AbortController()

/**
 * How long the natural voice takes on this machine, with a model of the real one's shape and random weights: its output
 * is noise, but takes as long as speech would.
 */
export async function benchNaturalVoice(): Promise<Figure[]> {
  if (whyNotHere) throw new Error(whyNotHere)
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-shaped-'))
  const files = { ...tinyFiles(), 'onnx/model.onnx': shapedModel() }
  await writeFiles(folder, files)
  let child: ChildProcess | undefined
  const troubles: string[] = []
  const voice = kokoroVoice({
    model: { folder, files: manifestOf(files), download: undefined },
    runtimeFolder,
    say: () => undefined,
    onTrouble: (trouble) => troubles.push(trouble),
    onProcess: (started) => (child = started),
    // Long enough for a busy machine.
    timeoutMs: 5 * 60_000,
  })
  const speak = async (text: string) => {
    const from = performance.now()
    let firstMs = Number.NaN
    const onPiece = () => {
      if (Number.isNaN(firstMs)) firstMs = performance.now() - from
    }
    const spoken = await voice.synthesize({ text, voice: 'bf_emma', onPiece, signal })
    if (!spoken.ok) throw new Error(troubles.at(-1) ?? spoken.reason)
    return { durationMs: spoken.speech.durationMs, firstMs }
  }
  try {
    if (!(await voice.ready)) throw new Error(troubles.at(-1) ?? 'it was not ready')
    const pid = () => child?.pid ?? Number.NaN
    const [waits, firsts, work]: [number[], number[], number[]] = [[], [], []]
    let seconds = 0
    for (let turn = 0; turn < turns; turn++) {
      const [from, cpu] = [performance.now(), cpuSeconds(pid())]
      const { durationMs, firstMs } = await speak(freshLine[15]())
      firsts.push(firstMs / 1000)
      seconds = durationMs / 1000
      waits.push((performance.now() - from) / 1000)
      work.push((cpuSeconds(pid()) - cpu) / seconds)
    }
    const afterShort = residentMegabytes(pid())
    const long = await speak(freshLine[60]())
    const afterLong = residentMegabytes(pid())
    child?.kill('SIGKILL')
    await speak('Again.').catch(() => undefined)
    const from = performance.now()
    await speak(freshLine[15]())
    const again = (performance.now() - from) / 1000
    return [
      { what: 'the natural voice, 15 words: they last', value: seconds, unit: 's' },
      { what: 'the natural voice, 15 words: first clause', value: median(firsts), unit: 's' },
      { what: 'the natural voice, 15 words: whole', value: median(waits), unit: 's' },
      { what: 'the natural voice, 60 words: first clause', value: long.firstMs / 1000, unit: 's' },
      { what: 'the natural voice: processor seconds for a second of speech', value: median(work), unit: 's' },
      { what: 'the natural voice, 15 words, its process asleep', value: again, unit: 's' },
      { what: 'the natural voice in memory, after 15 words', value: afterShort, unit: 'MB' },
      { what: 'the natural voice in memory, after 60 words', value: afterLong, unit: 'MB', limit: 1000 },
    ]
  } finally {
    await voice.close()
    await rm(folder, { recursive: true, force: true })
  }
}
