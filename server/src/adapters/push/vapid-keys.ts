import { readOrMakeSecret } from '@glimmer/lib/secret-file'
import webPush from 'web-push'
import * as z from 'zod'

const Pair = z.object({ publicKey: z.string(), privateKey: z.string() })
export type VapidKeys = z.output<typeof Pair>

/** The key pair kept in `<folder>/vapid.json`, made on first use. */
export const readOrMakeKeys = (folder: string): VapidKeys =>
  Pair.parse(JSON.parse(readOrMakeSecret(folder, 'vapid.json', () => JSON.stringify(webPush.generateVAPIDKeys()))))
