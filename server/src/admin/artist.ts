import { tryArtist } from '#compose/try-services.ts'
import { ConfigError } from '#config/setting.ts'
import type { AdminCommand } from './command.ts'

export const testArtist: AdminCommand = {
  usage: 'test-artist: has the image service draw three avatars as the app does, and says what came of it.',
  maxArguments: 0,
  async run({ config, audit, print }) {
    if (config.artist.kind !== 'openai') throw new ConfigError('There is no image service to try: set ARTIST=openai.')
    await audit.begin()
    const from = performance.now()
    const { ok, said } = await tryArtist(config)
    if (!ok) throw new ConfigError(said)
    print(`${said} in ${((performance.now() - from) / 1000).toFixed(1)} s.`)
  },
}
