import type { Page } from '@playwright/test'
import { test } from './fixtures.ts'

declare global {
  interface Window {
    /** The recording played last. */
    spoken?: HTMLAudioElement
    /** The output of Web Audio. */
    heard?: AnalyserNode
  }
}

/** Exposes the last recording and the output of Web Audio to a journey; both are played as usual. */
export const keepSounds = (page: Page) =>
  page.addInitScript(() => {
    window.Audio = new Proxy(Audio, {
      construct(target, parameters) {
        window.spoken = Reflect.construct(target, parameters)
        return window.spoken as HTMLAudioElement
      },
    })
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, to: AudioNode) {
        if (to instanceof AudioDestinationNode) {
          window.heard ??= new AnalyserNode(this.context, { fftSize: 8192 })
          connect.call(this, window.heard)
        }
        return connect.call(this, to)
      },
    })
  })

/** How loud the output is now, as root mean square. */
export const loudness = (page: Page) =>
  page.evaluate(() => {
    if (!window.heard) return 0
    const samples = new Float32Array(window.heard.fftSize)
    window.heard.getFloatTimeDomainData(samples)
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
  })

/** Gives the device one British voice of its own, which reports its words and makes no sound. */
export const giveDeviceVoice = (page: Page) =>
  page.addInitScript(() => {
    const wordMs = 300
    class Utterance {
      text: string
      onstart?: () => void
      onend?: () => void
      onboundary?: (event: { name: string; charIndex: number }) => void
      constructor(text: string) {
        this.text = text
      }
    }
    let queue: (() => void)[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = () => {
      queue.shift()?.()
      timer = queue.length > 0 ? setTimeout(run, wordMs) : undefined
    }
    const speak = (one: Utterance) => {
      queue.push(() => one.onstart?.())
      for (const { index } of one.text.matchAll(/\S+/g))
        queue.push(() => one.onboundary?.({ name: 'word', charIndex: index }))
      queue.push(() => one.onend?.())
      timer ??= setTimeout(run, 0)
    }
    const cancel = () => {
      clearTimeout(timer)
      timer = undefined
      queue = []
    }
    const voice = { name: 'Kate', voiceURI: 'Kate', lang: 'en-GB', localService: true }
    const speechSynthesis = Object.assign(new EventTarget(), { speak, cancel, getVoices: () => [voice] })
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  })

/** For journeys that record: the browser has a fake microphone that beeps, and permission to use it. */
export const testWithMicrophone = test.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] })
    },
    { scope: 'worker' },
  ],
})

/**
 * The words that are lit from now on, one after the other. They are noted in the page, since a word is lit only
 * briefly.
 */
export const collectHighlightedWords = (page: Page) =>
  page.evaluateHandle(() => {
    const words: string[] = []
    const note = () => {
      const word = document.querySelector('mark')?.textContent
      if (word && word !== words.at(-1)) words.push(word)
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
    return words
  })
