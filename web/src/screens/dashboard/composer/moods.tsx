import type { Mood } from '@glimmer/contract'
import { moods } from '@glimmer/contract/lines'
import { MoodFace, moodNames } from '#modules/affirmations/mood-face.tsx'
import { Question } from '#platform/ui/choices.tsx'
import classes from './composer.module.css'

interface MoodsProps {
  chosen: Mood | undefined
  onToggle: (mood: Mood) => void
}

/** Asks how today is: five faces, of which none has to be chosen. */
export const Moods = ({ chosen, onToggle }: MoodsProps) => (
  <Question legend="How is today so far?" hint="Choose the closest, or none. Nothing is scored.">
    <div className={classes.faces}>
      {moods.map((mood) => (
        <button
          key={mood}
          type="button"
          className={classes.face}
          aria-pressed={mood === chosen}
          onClick={() => onToggle(mood)}
        >
          <MoodFace mood={mood} />
          {moodNames[mood]}
        </button>
      ))}
    </div>
  </Question>
)
