import { randomBytes } from 'node:crypto'
import { readOrMakeSecret } from '@glimmer/lib/secret-file'
import type { Config } from '#config/config.ts'

export const newSecret = () => randomBytes(32).toString('base64url')

export const installationSecret = ({ ages, dataDir }: Config) =>
  ages.trustSecret ?? readOrMakeSecret(dataDir, 'trust.key', newSecret)
