import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a page template that the web build wrote for the server to fill, by name; undefined if there is no build. */
export type ReadPageTemplate = (name: string) => string | undefined

/** Reads each page once, from the build's folder `written`. */
export function pageTemplates(webRoot: string | undefined): ReadPageTemplate {
  const pages = new Map<string, string>()
  return (name) => {
    const file = webRoot && join(webRoot, 'written', `${name}.html`)
    if (file && !pages.has(name) && existsSync(file)) pages.set(name, readFileSync(file, 'utf8'))
    return pages.get(name)
  }
}
