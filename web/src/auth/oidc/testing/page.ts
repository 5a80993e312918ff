import { vi } from 'vitest'

export const origin = 'http://app.glimmer.test'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/**
 * Fakes of the browser's storage and location, as far as signing in uses them. Returns the addresses the page was left
 * for; each time it is shown again at once, as after Back.
 */
export function stubPage(): URL[] {
  const left: URL[] = []
  const comeBack: ((event: { persisted: boolean }) => void)[] = []
  vi.stubGlobal('location', {
    origin,
    assign(url: string) {
      left.push(new URL(url))
      for (const back of comeBack.splice(0)) back({ persisted: true })
    },
  })
  vi.stubGlobal('addEventListener', (name: string, back: (typeof comeBack)[number], options?: object) => {
    if (name === 'pageshow' && options) comeBack.push(back)
  })
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { documentElement: { dataset: {}, classList: { contains: () => false } } })
  return left
}

/** A frame that shows a page of the provider, so that its location cannot be read. */
export class FrameOfAnother extends EventTarget {
  hidden = false
  src = ''
  get contentWindow(): never {
    throw new Error('of another origin')
  }
  remove = () => undefined
}
