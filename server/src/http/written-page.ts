import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page the web app's build wrote for the server to fill, by its name; undefined where nothing is built. */
export type WrittenPage = (name: string) => string | undefined

/** Reads each page once, from the folder `written` of the build. */
export function writtenPages(webRoot: string | undefined): WrittenPage {
  const pages = new Map<string, string>()
  return (name) => {
    const file = webRoot && join(webRoot, 'written', `${name}.html`)
    if (file && !pages.has(name) && existsSync(file)) pages.set(name, readFileSync(file, 'utf8'))
    return pages.get(name)
  }
}
