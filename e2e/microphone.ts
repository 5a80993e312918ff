import { test } from './fixtures.ts'

/** A machine whose microphone hums a beep, and people who say yes to it. */
export const withMicrophone = test.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] })
    },
    { scope: 'worker' },
  ],
})
