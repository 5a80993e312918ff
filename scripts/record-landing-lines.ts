import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Theme } from '@glimmer/contract'
import { fliteVoice } from '@glimmer/server/adapters/voice/flite/voice'
import { kokoroFiles } from '@glimmer/server/adapters/voice/kokoro/manifest'
import { kokoroVoice } from '@glimmer/server/adapters/voice/kokoro/voice'

/* Speaks the lines that the landing page plays, with the built-in and the natural voice, and writes the recordings and
   their word times into the sources: `node scripts/record-landing-lines.ts FOLDER`, where FOLDER has the natural voice's
   model. Run it again when a line or a voice changes. */
const lines: readonly { theme: Theme; text: string }[] = [
  { theme: 'calm', text: 'Being awake doesn’t mean I have to be available.' },
  { theme: 'sleep', text: 'I’m off duty. The moon’s got it.' },
  { theme: 'focus', text: 'When I get stuck, I’ll ask a smaller question.' },
  { theme: 'confidence', text: 'I’ve learned to enjoy my own jokes. Somebody had to.' },
  { theme: 'self-kindness', text: 'I remember the one awkward thing I said. They remember the cake.' },
  { theme: 'gratitude', text: 'It’s okay to like the peace and miss the company.' },
]
const root = resolve(import.meta.dirname, '..')
const folder = resolve(root, 'web/src/screens/landing/try')
const [model] = process.argv.slice(2)
if (!model) throw new Error('Say in which folder the natural voice’s model is.')

const complain = (trouble: string) => process.stderr.write(`${trouble}\n`)
const builtIn = fliteVoice()
const natural = kokoroVoice({
  model: { folder: model, files: kokoroFiles, origin: { kind: 'given' } },
  runtimeFolder: resolve(root, 'natural-voice'),
  say: () => undefined,
  onTrouble: complain,
  timeoutMs: 300_000,
})
await natural.ready
const takes = [
  { engine: builtIn, voice: 'alasdair', file: (theme: Theme) => `${theme}.mp3` },
  { engine: natural, voice: 'bf_emma', file: (theme: Theme) => `${theme}-natural.mp3` },
]

/** Records a line in one voice, and returns the source of its take. */
async function record({ theme, text }: (typeof lines)[number], { engine, voice, file }: (typeof takes)[number]) {
  const spoken = await engine.synthesize({ text, voice, signal: AbortSignal.timeout(600_000) })
  if (!spoken.ok) throw new Error(`"${text}" could not be spoken: ${spoken.reason}`)
  await writeFile(resolve(folder, 'spoken', file(theme)), spoken.speech.audio)
  const starts = spoken.speech.words.map(({ startMs }) => startMs).join(', ')
  return `[new URL('./spoken/${file(theme)}', import.meta.url).href, [${starts}]]`
}

const entries: string[] = []
for (const line of lines) {
  const recorded: string[] = []
  for (const take of takes) recorded.push(await record(line, take))
  entries.push(`  spoken('${line.theme}', '${line.text}', ${recorded.join(', ')}),`)
}
await Promise.all([builtIn.close(), natural.close()])
await writeFile(
  resolve(folder, 'spoken-lines.ts'),
  `import { type SpokenLine, spoken } from './spoken-line.ts'

/** Written by scripts/record-landing-lines.ts, with the recordings beside it. */
export const spokenLines: readonly SpokenLine[] = [
${entries.join('\n')}
]
`,
)
