import type { Theme } from '@glimmer/contract'

const key = 'glimmer.kept-line'

/** A line that a visitor wants to find again once they have an account. */
export interface KeptLine {
  text: string
  theme: Theme
}

const isKept = (value: unknown): value is KeptLine =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'theme' in value &&
  typeof value.theme === 'string'

/** Puts a line aside on this device alone; answers whether the browser let us. */
export function putAside(line: KeptLine, storage: Pick<Storage, 'setItem'> = localStorage): boolean {
  try {
    storage.setItem(key, JSON.stringify(line))
    return true
  } catch {
    return false
  }
}

/** Takes the line that was put aside, if any: it is there once. */
export function takeUp(storage: Pick<Storage, 'getItem' | 'removeItem'> = localStorage): KeptLine | undefined {
  try {
    const line: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    storage.removeItem(key)
    return isKept(line) ? line : undefined
  } catch {
    return undefined
  }
}
