import { useSyncExternalStore } from 'react'
import { classNames } from '#lib/class-names.ts'
import { LevelSlider } from '#modules/listening/mixer.tsx'
import { type Ambience, useAmbience } from '#modules/listening/use-ambience.ts'
import { Chip } from '#platform/ui/choices.tsx'
import classes from './before-bed.module.css'

/** The background sounds offered at night. */
const sounds = [
  { loop: 'rain', name: 'Rain' },
  { loop: 'waves', name: 'Sea' },
] as const
const firstLevel = 0.4

/** Chooses one background sound, or none; it plays at once. */
export function BedSounds() {
  const ambience = useAmbience()
  return (
    <fieldset disabled={!ambience}>
      <legend>Background sounds</legend>
      <p className={`hint ${classes.hint}`}>They dip when the voice speaks.</p>
      {ambience && <Choice ambience={ambience} />}
    </fieldset>
  )
}

function Choice({ ambience }: { ambience: Ambience }) {
  const { levels } = useSyncExternalStore(ambience.subscribe, ambience.get)
  const chosen = sounds.find(({ loop }) => levels[loop] > 0)
  const choose = (wanted: (typeof sounds)[number] | undefined) =>
    ambience.setAll(wanted ? { [wanted.loop]: levels[wanted.loop] || firstLevel } : {})
  return (
    <>
      <div className={classNames(classes.choices, classes.under)}>
        <Chip pressed={!chosen} onClick={() => choose(undefined)}>
          None
        </Chip>
        {sounds.map((sound) => (
          <Chip key={sound.loop} pressed={chosen === sound} onClick={() => choose(sound)}>
            {sound.name}
          </Chip>
        ))}
      </div>
      {chosen && (
        <div className={classes.under}>
          <LevelSlider
            name={chosen.name}
            level={levels[chosen.loop]}
            onLevel={(level) => ambience.set(chosen.loop, level)}
          />
        </div>
      )}
    </>
  )
}
