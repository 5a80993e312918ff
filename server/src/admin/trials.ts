import { isEmail, normaliseEmail } from '@glimmer/contract/email-address'
import { tryArtist } from '#compose/try-services.ts'
import { ConfigError } from '#config/setting.ts'
import { tryMail } from '#features/operators/index.ts'
import type { AdminCommand } from './command.ts'
import { withApp } from './people.ts'

export const testMail: AdminCommand = {
  usage: 'test-mail ADDRESS: sends one email as the app does, and says what came of it.',
  maxArguments: 1,
  async run(context, [to]) {
    if (!to || !isEmail(normaliseEmail(to))) throw new ConfigError('Say to whom: test-mail ADDRESS.')
    await context.audit.begin()
    const { ok, said } = await withApp(context, (app) => tryMail({ config: context.config, mailer: app.mailer }, to))
    if (!ok) throw new ConfigError(said)
    context.print(said)
  },
}

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
