import type { Affirmation } from '@glimmer/contract'
import { Section } from '#platform/boundaries/section.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { SetTiles } from './set-tiles.tsx'
import classes from './sets.module.css'
import { WrittenSets } from './written-sets.tsx'

/** Sets of five lines: buttons to have one written, and the existing sets. */
export const Sets = ({ onPick }: { onPick: (line: Affirmation) => void }) => (
  <div className={`stack gap-l ${classes.sets}`}>
    <SetTiles onPick={onPick} />
    <Section waiting={<Skeleton height="8rem" />}>
      <WrittenSets onPick={onPick} />
    </Section>
  </div>
)
