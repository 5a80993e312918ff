import type { Affirmation, GenerateSet, Pack, Theme } from '@glimmer/contract'
import { plans, type Tier } from '@glimmer/contract/plans'
import { useState } from 'react'
import { toggleLimited } from '#lib/toggle-limited.ts'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { SlowNote } from '#modules/affirmations/slow-note.tsx'
import { themeChoices } from '#modules/affirmations/theme-choices.ts'
import { useWriter } from '#modules/affirmations/use-writer.ts'
import { LimitReached } from '#modules/plans/limit-reached.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Choices } from '#platform/ui/choices.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { SetLines } from './set-lines.tsx'
import { setTitle } from './set-words.ts'
import classes from './sets.module.css'
import { useSet } from './use-set.ts'

/** The API accepts this many. */
const maxThemes = 5

interface SetDialogProps {
  /** The occasion the set is for; if undefined, the set is about themes. */
  pack: Pack | undefined
  onPick: (line: Affirmation) => void
  onClose: () => void
}

/** Has a set of five lines written, and shows them. */
export function SetDialog({ pack, onPick, onClose }: SetDialogProps) {
  const { set, spent, ...rest } = useSet()
  const title = setTitle({ moment: pack })
  const pick = (line: Affirmation) => {
    onClose()
    onPick(line)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {set && <SetLines set={set} title={title} onPick={pick} />}
      {!set && spent && <LimitReached allowance={spent} onBack={onClose} />}
      {!set && !spent && <Ask pack={pack} {...rest} />}
    </Dialog>
  )
}

/** What a set uses of the month's allowance; the first set of each pack is free on every plan. */
function costOf(pack: Pack | undefined, tier: Tier): string {
  const { limits, packs } = plans[tier]
  if (pack && !packs) return ' Your first set is free, and so is hearing it.'
  return limits.affirmations === null ? '' : ` Uses one of your ${limits.affirmations} this month.`
}

interface AskProps extends Pick<SetDialogProps, 'pack'> {
  writing: boolean
  problem: string | undefined
  send: (body: GenerateSet) => void
}

function Ask({ pack, writing, problem, send }: AskProps) {
  const showUpsell = useShowUpsell()
  const { user } = useAccount()
  const { busy } = useWriter()
  const [themes, setThemes] = useState<readonly Theme[]>(() => user?.preferences.themes.slice(0, maxThemes) ?? [])
  const toggle = (theme: Theme) => setThemes(toggleLimited(themes, theme, maxThemes))
  const ready = pack !== undefined || themes.length > 0
  return (
    <div className={classes.ask}>
      <p>
        {pack ? 'Five short lines for what’s ahead.' : 'Five short lines that belong together.'}
        {costOf(pack, user?.subscription.tier ?? 'free')}
      </p>
      {!pack && (
        <Choices
          legend="What should they be about?"
          hint={`One theme, or up to ${maxThemes}.`}
          choices={themeChoices(user?.subscription.tier ?? 'free', showUpsell)}
          chosen={themes}
          onToggle={toggle}
        />
      )}
      {problem && <p role="alert">{problem}</p>}
      <SlowNote writing={writing} />
      <Button
        wide
        aria-disabled={writing || !ready}
        onClick={() => ready && send(pack ? { moment: pack } : { themes: [...themes] })}
      >
        {writing ? `${busy} your lines...` : problem ? 'Try Again' : 'Write my set'}
      </Button>
    </div>
  )
}
