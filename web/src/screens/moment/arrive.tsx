import type { Mood } from '@glimmer/contract'
import { moods } from '@glimmer/contract/lines'
import { useState } from 'react'
import { MoodFace, moodNames } from '#modules/affirmations/mood-face.tsx'
import { useMoodOfToday } from '#modules/moods/use-moods.ts'
import { Button } from '#platform/ui/button.tsx'
import { WindowTitle } from '#platform/ui/whole-window.tsx'
import moment from './moment.module.css'
import classes from './steps.module.css'

/**
 * Asks how today is, with one sun at five heights; it can be skipped. The mood is stored only if the user turned that
 * on.
 */
export function Arrive({ onDone }: { onDone: (mood: Mood | undefined) => void }) {
  const [mood, setMood] = useState<Mood>()
  const { isHistoryOn, saveMood } = useMoodOfToday()
  const goOn = () => {
    if (mood) saveMood(mood)
    onDone(mood)
  }
  return (
    <>
      <div className={`stack centred ${moment.middle}`}>
        <WindowTitle>How is today so far?</WindowTitle>
        <p className={moment.lead}>
          Choose the closest. Nothing is scored, {isHistoryOn ? 'and only you can see it.' : 'and nothing is kept.'}
        </p>
        <fieldset className={classes.moods} aria-label="How today feels">
          {moods.map((one) => (
            <button
              key={one}
              type="button"
              className={`veil stack gap-sm ${classes.mood}`}
              aria-pressed={one === mood}
              onClick={() => setMood(one === mood ? undefined : one)}
            >
              <MoodFace mood={one} />
              {moodNames[one]}
            </button>
          ))}
        </fieldset>
      </div>
      <footer className={`row center ${moment.actions}`}>
        <Button onClick={goOn} disabled={mood === undefined}>
          Continue
        </Button>
        <Button variant="quiet" onClick={() => onDone(undefined)}>
          Skip
        </Button>
      </footer>
    </>
  )
}
