import type { User, Voice } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { Link } from 'react-router'
import { useShowUpsell } from '#member/upsell-pause.ts'
import { usePreferences } from '#member/use-preferences.ts'
import { useHasDeviceVoice } from '#modules/listening/sources/device-voice.ts'
import { changePlaybackSettings, usePlaybackSettings } from '#modules/listening/sources/playback-settings.ts'
import { chooseVoice, freeMeans } from '#modules/listening/sources/use-voice.ts'
import { SampleButton, useSample } from '#modules/listening/sources/voice-sample.tsx'
import { Wave, waveBars } from '#modules/listening/transport/wave.tsx'
import { paths } from '#platform/paths.ts'
import { Option } from '#platform/ui/option.tsx'
import { SaveFailure } from '../profile-section.tsx'
import classes from './voice.module.css'

interface VoiceChoicesProps {
  user: User
  voices: readonly Voice[]
}

/** Bars in the wave of a voice. */
const waveLength = 16

const noteOf = ({ accent, quality, lockedUntil }: Voice) =>
  `${accent}${quality === 'basic' ? ', a basic voice' : ''}. ${lockedUntil ? `${plans[lockedUntil].name} opens it.` : ''}`

interface VoiceCardProps {
  id: string
  name: string
  note: string
  locked: boolean
  checked: boolean
  onChoose: () => void
}

/** One voice: its sample with the progress of it, and the choice where the plan includes it. */
function VoiceCard({ id, name, note, locked, checked, onChoose }: VoiceCardProps) {
  const sample = useSample(id)
  const { ms, durationMs } = sample.state
  return (
    <div className={classes.voice}>
      <Option
        inset
        name="voice"
        value={id}
        title={name}
        note={note}
        checked={checked}
        disabled={locked}
        onChoose={onChoose}
      >
        <Wave className={classes.wave} heights={waveBars(id, waveLength)} done={durationMs > 0 ? ms / durationMs : 0} />
      </Option>
      <SampleButton sample={sample} name={id === 'device' ? 'this device' : name} className={classes.sample} />
    </div>
  )
}

/** Ways to listen that need no voice, chosen for this device. */
const withoutVoice = [
  { means: 'own', note: 'Where you have recorded the line yourself.' },
  { means: 'silent', note: 'The words alone, lit one by one.' },
] as const

/**
 * Who says the lines: each voice has a sample, those of other plans too. A voice is saved with the account; the device's
 * own voice is chosen for this device only.
 */
export function VoiceChoices({ user, voices }: VoiceChoicesProps) {
  const showUpsell = useShowUpsell()
  const { preferences, choose, failure, retry } = usePreferences(user.preferences, 'voice')
  const { means } = usePlaybackSettings()
  const hasDeviceVoice = useHasDeviceVoice()
  const chosen = means === 'voice' ? chooseVoice(voices, preferences.voice)?.id : means
  const choices = voices.map((voice) => ({
    id: voice.id,
    name: voice.name,
    note: noteOf(voice),
    locked: voice.lockedUntil !== undefined,
    onChoose() {
      changePlaybackSettings({ means: 'voice' })
      choose({ voice: voice.id })
    },
  }))
  const device = { id: 'device', name: 'This device', note: 'Its own voice, never counted.', locked: false }
  const all = [
    ...choices,
    ...(hasDeviceVoice ? [{ ...device, onChoose: () => changePlaybackSettings({ means: 'device' }) }] : []),
  ]
  return (
    <div className={classes.part}>
      <fieldset className={classes.voices}>
        <legend>Voice</legend>
        {all.map((choice) => (
          <VoiceCard key={choice.id} {...choice} checked={choice.id === chosen} />
        ))}
        {withoutVoice.map(({ means: one, note }) => (
          <Option
            key={one}
            inset
            name="voice"
            value={one}
            title={freeMeans[one]}
            note={note}
            checked={one === chosen}
            onChoose={() => changePlaybackSettings({ means: one })}
          />
        ))}
      </fieldset>
      {showUpsell && choices.some(({ locked }) => locked) && (
        <p className={classes.hint}>
          <Link to={paths.subscription()}>See what each plan opens</Link>
        </p>
      )}
      {failure && <SaveFailure message={failure} onRetry={retry} />}
    </div>
  )
}
