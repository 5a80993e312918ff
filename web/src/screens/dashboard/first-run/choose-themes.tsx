import type { Theme, User } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { themeNames } from '@glimmer/contract/themes'
import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { ChoiceChips } from '#platform/ui/choices.tsx'
import classes from './first-run.module.css'
import type { FirstRunAnswers } from './use-first-run.ts'

/** Asks what lines should be about. */
export function ChooseThemes({ user, answers }: { user: User; answers: FirstRunAnswers }) {
  // Another device may choose meanwhile, so only a choice made here is sent.
  const [own, setOwn] = useState<readonly Theme[]>()
  const chosen = own ?? user.preferences.themes
  const open = plans[user.subscription.tier].themes
  const goOn = () => answers.answer(own && { themes: [...own] })
  const toggle = (theme: Theme) => setOwn(open.filter((each) => chosen.includes(each) !== (each === theme)))
  return (
    <div className={classes.question}>
      <fieldset>
        <legend>What would help?</legend>
        <p>Choose any. You can change this later.</p>
        <ChoiceChips
          choices={open.map((value) => ({ value, label: themeNames[value] }))}
          chosen={chosen}
          onToggle={toggle}
        />
      </fieldset>
      <Button wide aria-disabled={answers.isPending} onClick={goOn}>
        Continue
      </Button>
    </div>
  )
}
