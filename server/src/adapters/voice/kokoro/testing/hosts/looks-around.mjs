// A process that tries forbidden operations and reports the results.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { env } from 'node:process'

const attempt = (act) => {
  try {
    act()
    return 'it could'
  } catch ({ code }) {
    return code
  }
}
process.on('message', ({ lane }) =>
  process.send({
    lane,
    failure: JSON.stringify({
      settings: Object.keys(env).filter((name) => !name.startsWith('NODE_CHANNEL')),
      reading: attempt(() => readFileSync('/etc/passwd')),
      writing: attempt(() => writeFileSync(`${tmpdir()}/glimmer-voice-was-here`, '')),
      starting: attempt(() => execFileSync(process.execPath, ['--version'])),
    }),
  }),
)
