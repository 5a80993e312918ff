import { readFigures } from '#features/operators/index.ts'
import type { AdminCommand } from './command.ts'

export const numbers: AdminCommand = {
  usage: 'numbers: how much there is of what.',
  maxArguments: 0,
  async run({ database, audit, print }) {
    await audit.begin()
    for (const { name, value } of await readFigures(database.pool)) print(`${value}\t${name}`)
  },
}
