import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Slider } from '#platform/ui/slider.tsx'
import { type AmbientLoop, ambientLoops } from './ambient-loops.ts'
import { loadAmbience } from './load-ambience.ts'
import classes from './mixer.module.css'

const names: Record<AmbientLoop, string> = { rain: 'Rain', waves: 'Waves', noise: 'White noise', pad: 'Warm tone' }
const pictures: Record<AmbientLoop, string> = {
  rain: 'M12 3.5c3.2 3.9 5.5 6.8 5.5 10a5.5 5.5 0 0 1-11 0c0-3.2 2.3-6.1 5.5-10z',
  waves: 'M3 9q2.2-3 4.500 0t4.500 0 4.500 0 4.500 0M3 15q2.200-3 4.500 0t4.500 0 4.500 0 4.500 0',
  noise: 'M4 12h1.500M8 9v6M11 7v10M14 9.500v5M17 11v2M19.500 12h.5',
  pad: 'M12 9.500v5M8.500 7a7 7 0 0 0 0 10M15.500 7a7 7 0 0 1 0 10M5.500 4.500a11 11 0 0 0 0 15M18.500 4.500a11 11 0 0 1 0 15',
}
const steps = 20

type Ambience = Awaited<ReturnType<typeof loadAmbience>>

/** Sounds around the voice, each with its own volume. They begin when a slider is moved, and stop at nought. */
export function Mixer() {
  const [ambience, setAmbience] = useState<Ambience>()
  useEffect(() => {
    let gone = false
    void loadAmbience().then((loaded) => gone || setAmbience(loaded))
    return () => {
      gone = true
    }
  }, [])
  return (
    <fieldset className={classes.mixer} disabled={!ambience} aria-label="Background sounds">
      {ambience ? (
        <Channels ambience={ambience} />
      ) : (
        ambientLoops.map((loop) => <Channel key={loop} loop={loop} volume={0} />)
      )}
    </fieldset>
  )
}

function Channels({ ambience }: { ambience: Ambience }): ReactNode {
  const volumes = useSyncExternalStore(ambience.subscribe, ambience.get)
  return ambientLoops.map((loop) => (
    <Channel key={loop} loop={loop} volume={volumes[loop]} onVolume={(volume) => ambience.set(loop, volume)} />
  ))
}

interface ChannelProps {
  loop: AmbientLoop
  volume: number
  onVolume?: (volume: number) => void
}

function Channel({ loop, volume, onVolume }: ChannelProps) {
  const percent = Math.round(volume * 100)
  return (
    <label className={classes.channel}>
      <span className={classes.column}>
        <svg
          className={classNames(classes.level, classes[loop])}
          viewBox="0 0 10 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect y={100 - percent} width="10" height={percent} />
        </svg>
        <svg
          className={classNames(classes.picture, volume > 0.18 && classes.over)}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d={pictures[loop]} />
        </svg>
        <Slider
          aria-label={names[loop]}
          aria-orientation="vertical"
          aria-valuetext={volume === 0 ? 'Off' : `${percent}%`}
          max={steps}
          value={volume * steps}
          onValue={(now) => onVolume?.(now / steps)}
        />
      </span>
      <span aria-hidden="true">{names[loop]}</span>
    </label>
  )
}
