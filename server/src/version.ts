import { readFileSync } from 'node:fs'

/** A file of the release's root; the relative path is the same from the sources and from the bundle. */
const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

/** The version of this release, such as `0.1.0`. */
export const version: string = JSON.parse(read('package.json')).version

/** The changelog, in Markdown. */
export const readChangelog = (): string => read('CHANGELOG.md')
