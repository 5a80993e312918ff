import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const find = () => places.find((place) => place && existsSync(place))

/** A Chromium on this machine, installed from the system's packages when there is none. Undefined when that fails. */
export async function findChromium() {
  const found = find()
  if (found || !existsSync('/usr/bin/apt-get')) return found
  const admin = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const step of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ]) {
    const [program, ...args] = [...admin, ...step]
    await run(program, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
  return find()
}
