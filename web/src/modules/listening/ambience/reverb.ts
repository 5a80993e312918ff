import { audioContext, stereo } from './audio-context.ts'
import { drawImpulse } from './impulse.ts'

/** How much of the room is heard beside the voice itself. */
const share = 0.35
let answer: AudioBuffer | undefined

/** Leads a recording through a little room, which can be opened and shut while it plays. */
export function roomAround(audio: HTMLAudioElement) {
  const context = audioContext()
  answer ??= stereo(drawImpulse, context.sampleRate)
  const voice = context.createMediaElementSource(audio)
  const room = new ConvolverNode(context, { buffer: answer })
  const heard = new GainNode(context, { gain: share })
  voice.connect(context.destination)
  voice.connect(room).connect(heard).connect(context.destination)
  return {
    open: (on: boolean) => void heard.gain.setTargetAtTime(on ? share : 0, context.currentTime, 0.1),
    close: () => {
      voice.disconnect()
      heard.disconnect()
    },
  }
}
