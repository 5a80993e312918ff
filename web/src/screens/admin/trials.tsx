import type { TrialPart } from '@glimmer/contract'
import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import classes from './admin.module.css'
import { Panel } from './panel.tsx'
import { useDeed } from './use-deed.ts'

const parts: { part: TrialPart; name: string }[] = [
  { part: 'mail', name: 'Mail, to yourself' },
  { part: 'writer', name: 'Writer' },
  { part: 'voice', name: 'Voice' },
  { part: 'artist', name: 'Artist' },
  { part: 'storage', name: 'Storage' },
]

/** Tries each service for real. */
export const Trials = () => (
  <Panel title="Try a service">
    <ul className="list lined">
      {parts.map((each) => (
        <Trial key={each.part} {...each} />
      ))}
    </ul>
  </Panel>
)

function Trial({ part, name }: { part: TrialPart; name: string }) {
  const { run, isPending } = useDeed('POST /admin/trials')
  const [outcome, setOutcome] = useState<{ ok: boolean; said: string; ms: number }>()
  return (
    <li className={`stack gap-xs ${classes.line}`}>
      <span className="bar spread">
        {name}
        <Button
          variant="ghost"
          small
          aria-label={`Try: ${name}`}
          aria-busy={isPending}
          onClick={() => run({ body: { part } }, setOutcome)}
        >
          {isPending ? 'Trying …' : 'Try'}
        </Button>
      </span>
      <span role="status">
        {outcome && !isPending && (
          <span className={`small ${outcome.ok ? 'muted' : 'error'}`}>
            {outcome.said} {(outcome.ms / 1000).toFixed(2)} s
          </span>
        )}
      </span>
    </li>
  )
}
