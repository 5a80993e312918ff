import type { User, Voice } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { usePreferences } from '../../../app/account/use-preferences.ts'
import { deviceVoice, onDeviceVoices } from '../../../app/player/device-voice.ts'
import { listen, listening } from '../../../app/player/manner.ts'
import { SampleButton } from '../../../app/player/sample-button.tsx'
import { chooseVoice } from '../../../app/player/voices.ts'
import { paths } from '../../../paths.ts'
import { Option } from '../../../ui/option.tsx'
import { NotKept } from '../not-kept.tsx'
import classes from './voice.module.css'

interface VoiceChoicesProps {
  user: User
  voices: readonly Voice[]
  /** Whether plans may be spoken of now. */
  offer: boolean
}

const noteOf = ({ accent, quality, lockedUntil }: Voice) =>
  `${accent}${quality === 'basic' ? ', a basic voice' : ''}. ${lockedUntil ? `${plans[lockedUntil].name} opens it.` : ''}`

/**
 * Who says the lines: each voice can be heard first, those of another plan too. A voice goes with the account; the
 * device's own is chosen for this device.
 */
export function VoiceChoices({ user, voices, offer }: VoiceChoicesProps) {
  const { preferences, choose, failure, again } = usePreferences(user.preferences)
  const { means } = useSyncExternalStore(listening.subscribe, listening.get)
  const hasDeviceVoice = useSyncExternalStore(onDeviceVoices, () => deviceVoice() !== undefined)
  const chosen = means === 'voice' ? chooseVoice(voices, preferences.voice)?.id : means
  const choices = voices.map((voice) => ({
    id: voice.id,
    name: voice.name,
    note: noteOf(voice),
    locked: voice.lockedUntil !== undefined,
    onChoose() {
      listen({ means: 'voice' })
      choose({ voice: voice.id })
    },
  }))
  const device = { id: 'device', name: 'This device', note: 'Its own voice, never counted.', locked: false }
  const all = [...choices, ...(hasDeviceVoice ? [{ ...device, onChoose: () => listen({ means: 'device' }) }] : [])]
  return (
    <div className={classes.part}>
      <fieldset className={classes.voices}>
        <legend>Who says your lines</legend>
        {all.map(({ id, name, note, locked, onChoose }) => (
          <div key={id} className={classes.voice}>
            <Option
              inset
              name="voice"
              value={id}
              title={name}
              note={note}
              checked={id === chosen}
              disabled={locked}
              onChoose={onChoose}
            />
            <SampleButton choice={id} name={id === 'device' ? 'this device' : name} className={classes.sample} />
          </div>
        ))}
      </fieldset>
      {offer && choices.some(({ locked }) => locked) && (
        <p className={classes.hint}>
          <Link to={paths.subscription()}>See what each plan opens</Link>
        </p>
      )}
      {failure && <NotKept failure={failure} again={again} />}
    </div>
  )
}
