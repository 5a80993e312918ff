import type { User, Voice } from '@glimmer/contract'
import { type Pace, paces } from '@glimmer/contract/lines'
import { voiceSample } from '@glimmer/contract/voice-sample'
import { typeset } from '@glimmer/lib/typeset'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#lib/router.tsx'
import { useSeesPlans, useShowUpsell } from '#member/upsell-pause.ts'
import { usePreferences } from '#member/use-preferences.ts'
import { deviceVoice, useDeviceVoices } from '#modules/listening/device-voice.ts'
import { changePlaybackSettings, usePlaybackSettings } from '#modules/listening/playback-settings.ts'
import { Scale } from '#modules/listening/scale.tsx'
import { chooseVoice, freeMethods } from '#modules/listening/use-voice.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { RadioCard } from '#platform/ui/radio-card.tsx'
import { SaveFailure } from '../profile-section.tsx'
import classes from './voice.module.css'
import { VoiceCard } from './voice-card.tsx'
import { costSentence, factsOf, noteOf } from './voice-facts.ts'

interface VoiceChoicesProps {
  user: User
  voices: readonly Voice[]
}

/** The free ways to listen, chosen for this device. */
const withoutVoice = [
  { method: 'own', note: 'For lines you’ve recorded yourself.' },
  { method: 'silent', note: 'Just the words, lit one by one.' },
] as const

const paceNames: Record<Pace, string> = { slower: 'Slower', even: 'As it is', faster: 'Faster' }

const regions = new Intl.DisplayNames('en-GB', { type: 'language' })

/**
 * Chooses the voice by ear: each says the same sample, including those of other plans, for whoever may buy one. A server voice is saved with the
 * account, a device voice for this device only.
 */
export function VoiceChoices({ user, voices }: VoiceChoicesProps) {
  const [showUpsell, seesPlans] = [useShowUpsell(), useSeesPlans()]
  const offered = seesPlans ? voices : voices.filter(({ requiredTier }) => !requiredTier)
  const { preferences, choose, failure, retry } = usePreferences(user.preferences, 'voice')
  const { data: usage } = useQuery(read('GET /users/usage'))
  const { method } = usePlaybackSettings()
  const chosen = method === 'voice' ? chooseVoice(voices, preferences.voice)?.id : method
  return (
    <div className={`stack ${classes.part}`}>
      <fieldset className={classes.voices}>
        <legend className="subtitle">Choose a voice</legend>
        <p className={`hint ${classes.hint}`}>
          Each says the same line: “{typeset(voiceSample)}” {usage && <span>{costSentence(usage.speech)}</span>}
        </p>
        {offered.map((voice) => (
          <VoiceCard
            key={voice.id}
            id={voice.id}
            name={voice.name}
            accent={voice.accent}
            facts={factsOf(voice, usage?.speech)}
            note={noteOf(voice)}
            locked={voice.requiredTier !== undefined}
            checked={voice.id === chosen}
            onChoose={() => {
              changePlaybackSettings({ method: 'voice' })
              choose({ voice: voice.id })
            }}
          />
        ))}
        <DeviceVoices isChosen={chosen === 'device'} />
        {withoutVoice.map(({ method: one, note }) => (
          <RadioCard
            key={one}
            inset
            name="voice"
            value={one}
            title={freeMethods[one]}
            note={note}
            checked={one === chosen}
            onChoose={() => changePlaybackSettings({ method: one })}
          />
        ))}
      </fieldset>
      <Scale
        legend="How fast should it speak?"
        hint="For every voice above but your device’s. Changing it doesn’t use up spoken lines."
        values={paces}
        nameOf={(pace) => paceNames[pace]}
        chosen={preferences.pace ?? 'even'}
        onChoose={(pace) => choose({ pace })}
      />
      {showUpsell && voices.some(({ requiredTier }) => requiredTier) && (
        <p className={`hint ${classes.hint}`}>
          <Link to={paths.subscription()}>See what each plan includes</Link>
        </p>
      )}
      {failure !== undefined && <SaveFailure message={failure} onRetry={retry} />}
    </div>
  )
}

/** The device's own good voices, listed with the others. */
function DeviceVoices({ isChosen }: { isChosen: boolean }) {
  const voices = useDeviceVoices()
  const current = deviceVoice()?.voiceURI
  return voices.map(({ voiceURI, name, lang }) => (
    <VoiceCard
      key={voiceURI}
      id={`device:${voiceURI}`}
      name={name}
      accent={regions.of(lang.replace('_', '-')) ?? 'English'}
      facts={['On your device', 'Free']}
      checked={isChosen && voiceURI === current}
      onChoose={() => changePlaybackSettings({ method: 'device', deviceVoice: voiceURI })}
    />
  ))
}
