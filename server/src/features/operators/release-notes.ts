import type { AdminOverview } from '@glimmer/contract'

/** The text without the marks of links, code and bold type. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What a changelog in the format of Keep a Changelog says of a version, by heading; a paragraph counts as one item.
 * Empty if it has no such version.
 */
export function releaseNotes(changelog: string, version: string): AdminOverview['whatIsNew'] {
  const section = changelog.split(/^## /m).find((part) => part.startsWith(`[${version}]`)) ?? ''
  const [, ...parts] = section.split(/^### /m)
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    const items = lines.join('\n').split(/^- |\n\n/m)
    return { heading, items: items.map(plain).filter(Boolean) }
  })
}
