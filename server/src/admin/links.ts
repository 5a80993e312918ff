import { ConfigError } from '#config/setting.ts'
import type { Deed } from './deed.ts'

export const unshare: Deed = {
  usage: 'unshare LINK: turns the public link to a line off, for good.',
  async run({ database: { pool }, print }, [link = '']) {
    const token = link.split('/').at(-1)
    const { rowCount } = await pool.query('delete from shared_line where token = $1', [token])
    if (!rowCount) throw new ConfigError('No line is shared by that link.')
    print('The link is off. Its owner still has the line.')
  },
}
