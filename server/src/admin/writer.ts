import { secondsAt, type TrialLine, tryWriter } from '#compose/try-services.ts'
import { ConfigError } from '#config/setting.ts'
import type { AdminCommand } from './command.ts'

const usualCount = 40

const sentences = {
  write: 'Fit to write.',
  read: 'Fit to read notes only: Glimmer’s own lines are chosen by what it reads.',
  off: 'Leave it off: Glimmer’s own lines are better, and sooner there.',
}

const inWords = ({ brief: { themes, form, level, note }, seconds, taken, reason }: TrialLine): string =>
  [
    taken === undefined ? 'refused' : 'taken',
    `${seconds.toFixed(1)} s`,
    `${themes.join()}, ${form}, step ${level}${note ? ', with a note' : ''}`,
    taken ?? reason ?? 'the model gave no line',
  ].join('\t')

export const testWriter: AdminCommand = {
  usage: `test-writer [COUNT]: has the language model write ${usualCount} lines, and says what it is fit for; see WRITER_ROLE.`,
  maxArguments: 1,
  async run({ config: { writer, dataDir }, audit, print }, [given = String(usualCount)]) {
    if (writer.kind !== 'openai') throw new ConfigError('There is no language model to try: set WRITER=openai.')
    const count = Number(given)
    if (!Number.isInteger(count) || count < 1 || count > 400)
      throw new ConfigError('Say how many lines, from 1 to 400: test-writer COUNT.')
    await audit.begin()
    const trial = await tryWriter(writer, dataDir, { count, onLine: (line) => print(inWords(line)) })
    const { lines, read, judgement } = trial
    const taken = lines.filter((line) => line.taken !== undefined)
    print(`${taken.length} of ${lines.length} lines taken (${Math.round((100 * taken.length) / lines.length)} %).`)
    print(`Seconds a line: p50 ${secondsAt(lines, 0.5).toFixed(1)}, p95 ${secondsAt(lines, 0.95).toFixed(1)}.`)
    print(`${read.right} of ${read.of} notes read right.`)
    print(sentences[judgement])
    print(
      writer.role === 'auto'
        ? 'Kept in DATA_DIR for WRITER_ROLE=auto; restart the app to use it.'
        : `WRITER_ROLE=${writer.role} is set, and stays in force.`,
    )
  },
}
