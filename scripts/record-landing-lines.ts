import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Theme } from '@glimmer/contract'
import { fliteVoice } from '@glimmer/server/adapters/voice/flite/voice'

/* Speaks the lines that the landing page plays, with the embedded voice, and writes the recordings and their word times
   into the sources: `node scripts/record-landing-lines.ts`. Run it again when a line or the voice changes. */
const lines: readonly { theme: Theme; text: string }[] = [
  { theme: 'calm', text: 'I can take this day one small thing at a time.' },
  { theme: 'sleep', text: 'I am someone who lets the day end.' },
  { theme: 'focus', text: 'It’s okay to move the phone to another room for this page.' },
  { theme: 'confidence', text: 'I can take up one whole chair at this table.' },
  { theme: 'self-kindness', text: 'I’m a fair judge of my own work, and a kind one.' },
  { theme: 'gratitude', text: 'I notice one good thing within arm’s reach.' },
]
const folder = resolve(import.meta.dirname, '../web/src/screens/landing/try')
const voice = fliteVoice()

async function record({ theme, text }: (typeof lines)[number]) {
  const spoken = await voice.synthesize({ text, voice: 'alasdair', signal: AbortSignal.timeout(30_000) })
  if (!spoken.ok) throw new Error(`"${text}" could not be spoken: ${spoken.reason}`)
  await writeFile(resolve(folder, `spoken/${theme}.mp3`), spoken.speech.audio)
  const starts = spoken.speech.words.map(({ startMs }) => startMs).join(', ')
  return `  spoken('${theme}', '${text}', new URL('./spoken/${theme}.mp3', import.meta.url).href, [${starts}]),`
}

const entries: string[] = []
for (const line of lines) entries.push(await record(line))
await voice.close()
await writeFile(
  resolve(folder, 'spoken-lines.ts'),
  `import { type SpokenLine, spoken } from './spoken-line.ts'

/** Written by scripts/record-landing-lines.ts, with the recordings beside it. */
export const spokenLines: readonly SpokenLine[] = [
${entries.join('\n')}
]
`,
)
