import { ConfigError } from '#config/setting.ts'
import type { AdminCommand } from './command.ts'

export const unshare: AdminCommand = {
  usage: 'unshare LINK: turns the public link to a line off, for good.',
  maxArguments: 1,
  async run({ database: { pool }, audit, print }, [link = '']) {
    const token = link.split('/').at(-1)
    const shared = 'select account_id as id from shared_line where token = $1'
    const [owner] = (await pool.query<{ id: string }>(shared, [token])).rows
    if (!owner) throw new ConfigError('No line is shared by that link.')
    await audit.begin(owner.id)
    await pool.query('delete from shared_line where token = $1', [token])
    print('The link is off. Its owner still has the line.')
  },
}
