import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const Pair = z.object({ publicKey: z.string(), privateKey: z.string() })
export type VapidKeys = z.output<typeof Pair>

/** Parses the key pair in a text that `makeVapidKeys` returned. */
export const parseVapidKeys = (text: string): VapidKeys => Pair.parse(JSON.parse(text))

/**
 * Returns a key pair: the one that earlier releases stored in `<folder>/vapid.json`, since browsers subscribed with it,
 * or else a new one.
 */
export const makeVapidKeys = (folder: string): Promise<string> =>
  readFile(join(folder, 'vapid.json'), 'utf8').catch(async () => {
    const { default: webPush } = await import('web-push')
    return JSON.stringify(webPush.generateVAPIDKeys())
  })
