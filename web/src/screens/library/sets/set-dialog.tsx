import type { Affirmation, AffirmationSet, GenerateSet, Pack, Theme } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toggleLimited } from '#lib/toggle-limited.ts'
import { useAccount } from '#member/account-context.tsx'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { SlowNote } from '#modules/affirmations/slow-note.tsx'
import { countGenerated, useWriter } from '#modules/affirmations/use-writer.ts'
import { themeChoices } from '#modules/affirmations/words.ts'
import { LimitReached } from '#modules/plans/limit-reached.tsx'
import { MoreThemes } from '#modules/plans/more-themes.tsx'
import { costWords, useAllowance } from '#modules/plans/use-allowance.ts'
import { formMessage } from '#platform/api/errors.ts'
import { idempotencyKeys } from '#platform/api/idempotency-keys.ts'
import { read, useWrite } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Choices } from '#platform/ui/choices.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { SetLines } from './set-lines.tsx'
import { setTitle } from './set-words.ts'
import classes from './sets.module.css'

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
  const { set, spent: refused, ...rest } = useSet()
  const { cost, spent: used } = useCost(pack)
  const spent = refused ?? used
  const title = setTitle({ pack })
  const pick = (line: Affirmation) => {
    onClose()
    onPick(line)
  }
  return (
    <Dialog title={title} onClose={onClose} toastsAtTop>
      {set && <SetLines set={set} title={title} onPick={pick} />}
      {!set && spent && <LimitReached allowance={spent} onBack={onClose} />}
      {!set && !spent && <Ask pack={pack} cost={cost} {...rest} />}
    </Dialog>
  )
}

/**
 * What a set uses of the month's allowance, and that allowance if it is used up already; the first set of each pack is
 * free on every plan.
 */
function useCost(pack: Pack | undefined) {
  const { packs } = plans[useAccount().user?.subscription.tier ?? 'free']
  const { left, spent } = useAllowance('affirmations')
  if (pack !== undefined && !packs) return { cost: 'Your first set is free, and so is hearing it.' }
  return spent ? { spent } : { cost: costWords(left) }
}

interface AskProps extends Pick<SetDialogProps, 'pack'> {
  cost: string | undefined
  writing: boolean
  problem: string | undefined
  send: (body: GenerateSet) => void
}

function Ask({ pack, cost, writing, problem, send }: AskProps) {
  const showUpsell = useShowUpsell()
  const { user } = useAccount()
  const tier = user?.subscription.tier ?? 'free'
  const { busy } = useWriter()
  const [themes, setThemes] = useState<readonly Theme[]>(() => user?.preferences.themes.slice(0, maxThemes) ?? [])
  const toggle = (theme: Theme) => setThemes(toggleLimited(themes, theme, maxThemes))
  const [missing, setMissing] = useState(false)
  const ready = pack !== undefined || themes.length > 0
  const write = () => {
    setMissing(!ready)
    if (ready) send(pack ? { pack } : { themes: [...themes] })
  }
  const message = missing && !ready ? 'Choose at least one theme first.' : problem
  return (
    <div className={`stack ${classes.ask}`}>
      <p className="muted">
        {pack ? 'Five short lines for what’s ahead.' : 'Five short lines that belong together.'} {cost}
      </p>
      {!pack && (
        <Choices
          legend="What should they be about?"
          hint={
            <>
              One theme, or up to {maxThemes}.{showUpsell && <MoreThemes tier={tier} />}
            </>
          }
          choices={themeChoices(tier, false)}
          chosen={themes}
          onToggle={toggle}
        />
      )}
      {message && <p role="alert">{message}</p>}
      <SlowNote writing={writing} />
      <Button wide aria-disabled={writing} onClick={write}>
        {writing ? `${busy} your lines...` : problem ? 'Try Again' : 'Write my set'}
      </Button>
    </div>
  )
}

/** Has a set written, and reports the result. */
function useSet() {
  const client = useQueryClient()
  const [keys] = useState(idempotencyKeys)
  const [set, setSet] = useState<AffirmationSet>()
  const write = useWrite('POST /affirmations/set', {
    onSuccess: (written) => {
      keys.renew()
      for (const { affirmation } of written.lines)
        client.setQueryData(read('GET /affirmations/{id}', { params: { id: affirmation._id } }).queryKey, affirmation)
      countGenerated(written.lines.map(({ affirmation }) => affirmation))
      setSet(written)
    },
  })
  const { error } = write
  return {
    set,
    writing: write.isPending,
    problem: error && error.code !== 'allowance_spent' ? formMessage(error) : undefined,
    spent: error?.code === 'allowance_spent' ? error.problem : undefined,
    send(body: GenerateSet) {
      if (!write.isPending) write.mutate({ body, idempotencyKey: keys.keyFor(body) })
    },
  }
}
