import { readFileSync } from 'node:fs'

/** The version of this release, such as `0.1.0`; the relative path is the same from the sources and from the bundle. */
export const version: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
