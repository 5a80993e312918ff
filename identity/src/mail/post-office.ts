import type { Logger } from 'pino'
import type { Letter, Mailer } from '#ports/mailer.ts'

export interface PostOffice {
  /**
   * Does the work of making a letter, if any, and sends it, after the answer to the browser: how long that takes must
   * tell nobody whether there was anyone to write to. A failure is logged without the address; the person can ask again.
   */
  post(write: () => Promise<Letter | undefined>): void
  /** Waits for letters under way. */
  settle(): Promise<void>
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

export function createPostOffice(mailer: Mailer, log: Logger): PostOffice {
  const underWay = new Set<Promise<void>>()
  async function deliver(write: () => Promise<Letter | undefined>) {
    try {
      const letter = await write()
      if (letter) await mailer.send(letter)
    } catch (error) {
      // An SMTP server's refusal quotes the address, so only its code is told.
      log.error({ code: codeOf(error) }, 'a letter could not be sent')
    }
  }
  return {
    post(write) {
      const delivery = deliver(write).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
