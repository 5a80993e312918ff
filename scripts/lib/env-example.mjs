const head = `# The settings of Glimmer. Copy this file to .env and take the # away where you want another value.
# Variables of the environment win over this file. A secret can be given as NAME_FILE too: the path of a file with it.
# Written from the table in README.md by \`node scripts/env-example.mjs\`.
`

const setting = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:=[^`]*)?`/g
const plain = (cell) => cell.replaceAll('`', '').trim()

/** The rows of README's table of settings: the variables each names, their default, and what they choose. */
export function settingRows(readme) {
  const [, table = ''] = readme.split('| variable | default | what it chooses |\n')
  const rows = table.split('\n\n')[0].split('\n').slice(1)
  return rows.map((row) => {
    const [names = '', usual = '', says = ''] = row.slice(1, -1).split(' | ')
    return {
      names: [...new Set([...row.matchAll(setting)].map(([, name]) => name))],
      head: plain(names),
      usual: plain(usual),
      says: plain(says),
    }
  })
}

/** The text of .env.example, for operators to fill in. */
export function envExample(readme) {
  const told = new Set()
  const blocks = settingRows(readme).map(({ names, head: title, usual, says }) => {
    const fresh = names.filter((name) => !told.has(name))
    for (const name of fresh) told.add(name)
    return [`# ${title}: ${says}`, `# By default: ${usual}`, ...fresh.map((name) => `#${name}=`)].join('\n')
  })
  return `${[head.trim(), ...blocks].join('\n\n')}\n`
}
