import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { OptionsDescriptor, Style } from '@dicebear/core'
import type { AvatarStyleId } from '@glimmer/contract'

type Descriptor = ReturnType<OptionsDescriptor['toJSON']>
/** The type of an option's value. */
export type OptionField = Descriptor[string]

export interface LoadedStyle {
  style: Style
  /** The options the style accepts. */
  options: Descriptor
}

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<AvatarStyleId, Promise<LoadedStyle>>()

async function load(id: AvatarStyleId): Promise<LoadedStyle> {
  const style = new Style(JSON.parse(await readFile(resolve(`@dicebear/styles/${id}.json`), 'utf8')))
  return { style, options: new OptionsDescriptor(style).toJSON() }
}

/** A style takes a few milliseconds to load and up to five megabytes of memory. */
const maxLoaded = 6

/** Loads a style from its package; the most recently used ones are cached. */
export function loadStyle(id: AvatarStyleId): Promise<LoadedStyle> {
  const style = loaded.get(id) ?? load(id)
  loaded.delete(id)
  loaded.set(id, style)
  const [oldest] = loaded.keys()
  if (oldest && loaded.size > maxLoaded) loaded.delete(oldest)
  return style
}
