// Writes .env.example from the lists in docs/configuration.md: every setting with its description, commented out.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './lib/run.mjs'

const head = `# Glimmer's settings. Copy this file to .env, and uncomment the settings you want to change.
# Variables of the environment take precedence over this file. A secret can also be given as NAME_FILE, the path of a
# file that contains it. Generated from docs/configuration.md by \`node scripts/env-example.mjs\`.
`

const maxLineLength = 120

/** A setting's name, its default in brackets if it has one, and its description. */
const item = /^- `(\w+)`(?: \((.*?)\))?: (.*)$/gm

/** Text without its Markdown: no backticks, and a link's text without its address. */
const plain = (text) =>
  text
    .replaceAll('`', '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()

/** Wraps text into comment lines of at most 120 characters. */
function comment(text) {
  const lines = ['#']
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > maxLineLength) lines.push('#')
    lines[lines.length - 1] += ` ${word}`
  }
  return lines.join('\n')
}

/** The settings of docs/configuration.md, by heading: [{ title, settings: [{ name, usual, description }] }]. */
export function settingGroups(page) {
  return page.split('\n## ').flatMap((section) => {
    const [title = ''] = section.split('\n')
    const settings = [...section.replaceAll(/\n {2}(?=\S)/g, ' ').matchAll(item)].map(
      ([, name, usual = 'none', description]) => ({ name, usual: plain(usual), description: plain(description) }),
    )
    return settings.length > 0 ? [{ title, settings }] : []
  })
}

/** The text of .env.example. */
export function envExample(page) {
  const blocks = settingGroups(page).flatMap(({ title, settings }) => [
    `# --- ${title} ---`,
    ...settings.map(({ name, usual, description }) =>
      [comment(description), comment(`Default: ${usual}`), `#${name}=`].join('\n'),
    ),
  ])
  return `${[head.trim(), ...blocks].join('\n\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, '.env.example'), envExample(readFileSync(join(root, 'docs/configuration.md'), 'utf8')))
