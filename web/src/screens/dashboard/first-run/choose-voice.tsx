import { useHasDeviceVoice } from '#modules/listening/device-voice.ts'
import { useVoice } from '#modules/listening/use-voice.ts'
import { Button } from '#platform/ui/button.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import type { LineCardControls } from '../line-card.tsx'
import classes from './first-run.module.css'
import type { FirstRunAnswers } from './use-first-run.ts'

interface ChooseVoiceProps extends Pick<LineCardControls, 'hear' | 'isPlaying'> {
  answers: FirstRunAnswers
}

/** Asks for a voice: each voice of the plan can say today's line, and the last one played is chosen. */
export function ChooseVoice({ answers, hear, isPlaying }: ChooseVoiceProps) {
  const { voices, voice, method } = useVoice()
  const hasDeviceVoice = useHasDeviceVoice()
  const open = voices.filter(({ requiredTier }) => !requiredTier)
  const choices = [
    ...open.map(({ id, name, accent }) => ({ id, name, note: accent })),
    ...(hasDeviceVoice ? [{ id: 'device', name: 'This device', note: 'The voice you already know' }] : []),
  ]
  const current = method === 'voice' ? voice : method
  const name = choices.find(({ id }) => id === current)?.name
  return (
    <div className={`stack gap-sm ${classes.question}`}>
      <h2>Choose a voice</h2>
      <p>Tap to hear today’s line. It’s always free to play.</p>
      <ul className={`stack gap-s ${classes.voices}`}>
        {choices.map((choice) => {
          const isCurrent = choice.id === current
          const speaks = isCurrent && isPlaying
          return (
            <li key={choice.id}>
              <button type="button" aria-pressed={isCurrent} onClick={() => hear(choice.id)}>
                <span className={`sun ${classes.sun}`}>{speaks ? <PauseIcon /> : <PlayIcon />}</span>
                <span>
                  <b>{choice.name}</b>
                  <small>{choice.note}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <Button wide aria-disabled={answers.isPending} onClick={() => answers.answer()}>
        {name ? `Use ${name === 'This device' ? 'this device' : name}` : 'Done'}
      </Button>
    </div>
  )
}
