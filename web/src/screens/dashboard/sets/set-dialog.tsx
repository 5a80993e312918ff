import type { Affirmation, GenerateSet, Pack, Theme } from '@glimmer/contract'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { themeChoices } from '#modules/affirmations/theme-choices.ts'
import { SpentPanel } from '#modules/plans/limit-reached.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Choices } from '#platform/ui/choices.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { mostThemes } from '../composer/draft.ts'
import { SlowNote } from '../composer/slow-note.tsx'
import { momentNames } from './moment-words.ts'
import { SetLines } from './set-lines.tsx'
import classes from './sets.module.css'
import { useSet } from './use-set.ts'

interface SetDialogProps {
  /** Without one the set is about themes. */
  moment: Pack | undefined
  /** Whether plans may be spoken of now. */
  offer: boolean
  onPick: (line: Affirmation) => void
  onClose: () => void
}

/** Has five lines written that belong together, and shows them. */
export function SetDialog({ moment, offer, onPick, onClose }: SetDialogProps) {
  const { set, spent, ...rest } = useSet()
  const title = moment ? momentNames[moment] : 'A set of five'
  const pick = (line: Affirmation) => {
    onClose()
    onPick(line)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {set && <SetLines set={set} title={title} onPick={pick} />}
      {!set && spent && <SpentPanel spent={spent} offer={offer} onBack={onClose} />}
      {!set && !spent && <Ask moment={moment} offer={offer} {...rest} />}
    </Dialog>
  )
}

interface AskProps extends Pick<SetDialogProps, 'moment' | 'offer'> {
  writing: boolean
  problem: string | undefined
  send: (body: GenerateSet) => void
}

function Ask({ moment, offer, writing, problem, send }: AskProps) {
  const { user } = useAccount()
  const [themes, setThemes] = useState<readonly Theme[]>(user?.preferences.themes.slice(0, mostThemes) ?? [])
  const toggle = (theme: Theme) =>
    setThemes(themes.includes(theme) ? themes.filter((one) => one !== theme) : [...themes, theme].slice(0, mostThemes))
  const ready = moment !== undefined || themes.length > 0
  return (
    <div className={classes.ask}>
      <p>
        One that lets things be, one about what matters, one from what you have managed, one small plan, and one more.
        Together they count as one of this month’s affirmations.
      </p>
      {!moment && (
        <Choices
          legend="What should they be about?"
          hint={`One theme, or up to ${mostThemes}.`}
          choices={themeChoices(user?.subscription.tier ?? 'free', offer)}
          chosen={themes}
          onToggle={toggle}
        />
      )}
      {problem && <p role="alert">{problem}</p>}
      <SlowNote writing={writing} />
      <Button
        wide
        aria-disabled={writing || !ready}
        onClick={() => ready && send(moment ? { moment } : { themes: [...themes] })}
      >
        {writing ? 'Writing your lines...' : problem ? 'Try Again' : 'Write my set'}
      </Button>
    </div>
  )
}
