import type { Voice } from '@glimmer/contract'
import { plans } from '@glimmer/contract/plans'
import { ChevronIcon } from '#platform/ui/icons.tsx'
import { SoundIcon } from '#platform/ui/tool-icons.tsx'
import { useHasDeviceVoice } from './device-voice.ts'
import { freeMethods, isFreeMethod, type VoiceSelection } from './use-voice.ts'
import classes from './voice-picker.module.css'
import { VoiceSample } from './voice-sample.tsx'

/**
 * Chooses the voice: shows its name over a native select. Locked voices are listed with the name of their plan. Next to
 * it is a button that plays a sample; its space is reserved until the voices have loaded.
 */
export function VoicePicker({ selection: { voices, voice, method, choose } }: { selection: VoiceSelection }) {
  const hasDeviceVoice = useHasDeviceVoice()
  const name = isFreeMethod(method) ? freeMethods[method] : voices.find(({ id }) => id === voice)?.name
  const free = (['device', 'silent'] as const).filter((one) => one !== 'device' || hasDeviceVoice)
  const sampleOf = method === 'voice' ? voice : method === 'device' && hasDeviceVoice && method
  return (
    <span className={classes.who}>
      <span className={classes.picker}>
        <span className={classes.name} aria-hidden="true">
          {name ?? 'Voice'}
        </span>
        <ChevronIcon />
        <select
          className="unseen"
          aria-label="Voice"
          value={method === 'voice' ? voice : method}
          onChange={(event) => choose(event.target.value)}
        >
          {voices.length === 0 && <option value="">Voice</option>}
          {voices.map((one) => (
            <option key={one.id} value={one.id} disabled={one.requiredTier !== undefined}>
              {voiceLabel(one)}
            </option>
          ))}
          <option value="own">{freeMethods.own}</option>
          <optgroup label="Always free">
            {free.map((one) => (
              <option key={one} value={one}>
                {freeMethods[one]}
              </option>
            ))}
          </optgroup>
        </select>
      </span>
      {sampleOf && (
        <VoiceSample
          choice={sampleOf}
          icon={<SoundIcon />}
          name={method === 'voice' ? (name ?? 'this voice') : 'this device'}
          className={classes.sample}
        />
      )}
      {method === 'voice' && !voice && <span className={classes.noSample} />}
    </span>
  )
}

/** The label of a voice in a list: its name, its accent, and the plan that opens it if the user's does not. */
export function voiceLabel({ name, accent, requiredTier }: Pick<Voice, 'name' | 'accent' | 'requiredTier'>): string {
  return `${name} (${[accent, requiredTier && plans[requiredTier].name].filter(Boolean).join(', ')})`
}
