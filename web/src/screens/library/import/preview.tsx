import type { ImportPreview } from '@glimmer/contract'
import { typeset } from '@glimmer/lib/typeset'
import { useState } from 'react'
import { useCare } from '#modules/care/care-provider.tsx'
import { ErrorNote } from '#platform/api/error-note.tsx'
import { useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Fold } from '#platform/ui/fold.tsx'
import { useToast } from '#platform/ui/toast.tsx'
import type { FoundLine } from './found-lines.ts'
import classes from './import.module.css'

type PreviewedLine = FoundLine & ImportPreview['items'][number]

export interface Previewed {
  lines: readonly PreviewedLine[]
  /** Lines that cannot be saved, and why. */
  unfit: readonly { text: string; why: string }[]
  /** How many more lines of their own the user can save. */
  room: number
}

interface PreviewProps extends Previewed {
  onBack: () => void
  onDone: () => void
}

/** The lines that were found, each with a checkbox, and what cannot be saved; nothing is stored before Save. */
export function Preview({ lines, unfit, room, onBack, onDone }: PreviewProps) {
  const { open } = useCare()
  const [leftOut, setLeftOut] = useState<ReadonlySet<PreviewedLine>>(new Set())
  const [isMisread, setMisread] = useState(false)
  const { save, isPending, error } = useSave(onDone)
  const withheld = isMisread ? [] : lines.filter(({ outcome }) => outcome === 'care_first')
  const offered = lines.filter(({ outcome }) => outcome === 'new' || (isMisread && outcome === 'care_first'))
  const chosen = offered.filter((line) => !leftOut.has(line))
  const excess = chosen.length - room
  const toggle = (line: PreviewedLine) => {
    const next = new Set(leftOut)
    if (!next.delete(line)) next.add(line)
    setLeftOut(next)
  }
  return (
    <div className="stack gap-l">
      <p role="status">{summary(lines, offered.length, unfit.length)}</p>
      {withheld.length > 0 && (
        <div className="inset stack start gap-s">
          <p>It sounds like things are really hard. You deserve to talk to a person.</p>
          <p className="muted">{withheld.length === 1 ? 'One line' : `${withheld.length} lines`} will wait.</p>
          <Button variant="ghost" small onClick={() => open({ onMisread: () => setMisread(true) })}>
            See who you can talk to
          </Button>
        </div>
      )}
      {offered.length > 0 && (
        <ul className={`list lined ${classes.lines}`} aria-label="Lines to save">
          {offered.map((line) => (
            <OfferedLine key={line.text} line={line} isChosen={!leftOut.has(line)} onToggle={() => toggle(line)} />
          ))}
        </ul>
      )}
      {unfit.length > 0 && (
        <Fold title={unfit.length === 1 ? 'One line can’t be saved' : `${unfit.length} lines can’t be saved`}>
          <ul className={`list ${classes.unfit}`}>
            {unfit.map(({ text, why }) => (
              <li key={text}>
                {text} <span className="hint">{why}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {excess > 0 && <p role="alert">{`There’s room for ${room} more. Leave out ${excess}, please.`}</p>}
      {error && <ErrorNote error={error} />}
      <div className={`actions ${classes.actions}`}>
        {chosen.length > 0 && (
          <Button aria-disabled={isPending || excess > 0} onClick={() => void save(chosen, withheld)}>
            {isPending ? 'Saving…' : `Save ${counted(chosen.length)}`}
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  )
}

interface OfferedLineProps {
  line: PreviewedLine
  isChosen: boolean
  onToggle: () => void
}

const OfferedLine = ({ line: { text, advice }, isChosen, onToggle }: OfferedLineProps) => (
  <li>
    <label className={classes.line}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className="stack gap-xs">
        <span className={classes.text}>{typeset(text)}</span>
        {advice.map((message) => (
          <span key={message} className="hint">
            {message}
          </span>
        ))}
      </span>
    </label>
  </li>
)

const counted = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** What was found, in one sentence for each outcome. */
function summary(lines: readonly PreviewedLine[], offered: number, unfit: number): string {
  const count = (wanted: PreviewedLine['outcome']) => lines.filter(({ outcome }) => outcome === wanted).length
  const [before, twice] = [count('saved_before'), count('duplicate')]
  return [
    offered > 0 ? `${counted(offered)} to save.` : unfit > 0 ? 'No new lines.' : 'You have all of these already.',
    before > 0 && offered > 0 && `You have ${before} already.`,
    twice > 0 && `${twice === 1 ? 'One is' : `${twice} are`} there twice.`,
    lines.some(({ advice }) => advice.length > 0) && 'The suggestions are only that: these are your words.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Saves the chosen lines. If some call for help, people are shown first, and then those lines can be saved too. */
function useSave(onDone: () => void) {
  const care = useCare()
  const toast = useToast()
  const write = useWrite('POST /affirmations/import')
  const store = async (lines: readonly PreviewedLine[], misread?: true) => {
    const body = lines.map(({ text, themes, isFavorite, outcome }) => ({
      text,
      themes: themes ?? [],
      isFavorite: isFavorite ?? false,
      ...((misread || outcome === 'care_first') && { misread: true as const }),
    }))
    const { added, care: softened } = await write.mutateAsync({ body: { lines: body } })
    care.showStrip(softened && 'own-line')
    toast({ message: added === 1 ? 'Your line is saved.' : `${added} lines are saved.` })
  }
  const save = async (chosen: readonly PreviewedLine[], withheld: readonly PreviewedLine[]) => {
    try {
      await store(chosen)
      onDone()
      if (withheld.length > 0) care.open({ onMisread: () => void store(withheld, true).catch(() => undefined) })
    } catch {
      // Shown as `error`.
    }
  }
  return { save, isPending: write.isPending, error: write.error }
}
