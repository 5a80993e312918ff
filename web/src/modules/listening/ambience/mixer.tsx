import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { LevelSlider } from './level-slider.tsx'
import classes from './mixer.module.css'
import { type AmbientLoop, ambientLoops, isSilent } from './remembered-levels.ts'
import { type Ambience, useAmbience } from './use-ambience.ts'

const names: Record<AmbientLoop, string> = { rain: 'Rain', waves: 'Waves', noise: 'White noise', pad: 'Warm tone' }

interface MixerProps {
  /** The hint that says when the sounds play, if that is not just when a slider is moved. */
  children?: ReactNode
}

/** Sliders for the background sounds; their levels are remembered. The sounds start when a slider is moved. */
export function Mixer({ children = 'They dip when the voice speaks.' }: MixerProps) {
  const ambience = useAmbience()
  return (
    <fieldset className={classes.mixer} disabled={!ambience}>
      <legend>Background sounds</legend>
      <p className={classes.hint}>{children}</p>
      {ambience ? (
        <Levels ambience={ambience} />
      ) : (
        ambientLoops.map((loop) => <LevelSlider key={loop} name={names[loop]} level={0} />)
      )}
    </fieldset>
  )
}

function Levels({ ambience }: { ambience: Ambience }) {
  const { levels, on } = useSyncExternalStore(ambience.subscribe, ambience.get)
  return (
    <>
      {ambientLoops.map((loop) => (
        <LevelSlider
          key={loop}
          name={names[loop]}
          level={levels[loop]}
          onLevel={(level) => ambience.set(loop, level)}
        />
      ))}
      {!isSilent(levels) && (
        <Button variant="ghost" small onClick={on ? ambience.stop : ambience.play}>
          {on ? <PauseIcon /> : <PlayIcon />}
          {on ? 'Stop these sounds' : 'Hear these sounds'}
        </Button>
      )}
    </>
  )
}
