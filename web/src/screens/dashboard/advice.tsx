import { Button } from '#platform/ui/button.tsx'
import classes from './own-line.module.css'
import type { Advised } from './use-advice.ts'

/** A kind critic's thoughts under the field; when the words ask for people, the way to them instead. */
export function Advice({ advised: { items, care }, onCare }: { advised: Advised; onCare: () => void }) {
  return (
    <div className={classes.advice} role="status">
      {care && (
        <>
          <p>It sounds like things are really hard. You deserve to talk to a person.</p>
          <Button variant="ghost" small onClick={onCare}>
            See who is there
          </Button>
        </>
      )}
      {items.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      {items.length > 0 && <p>Only a thought: these are your words.</p>}
    </div>
  )
}
