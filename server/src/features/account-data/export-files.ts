import { createHash } from 'node:crypto'
import { profileFields, SubscriptionStatus } from '@glimmer/contract'
import { Tier } from '@glimmer/contract/vocabulary'
import * as z from 'zod'
import { instant } from '#database/timestamps.ts'

/** profile.json: the account's own row. */
export const ProfileFile = z.strictObject({
  id: z.uuid(),
  subject: z.string(),
  emailVerified: z.boolean(),
  emailCheckedAt: instant.nullable(),
  emailAsOf: instant.nullable(),
  sessionsEndedAt: instant.nullable(),
  ...profileFields,
  tier: Tier,
  subscriptionStatus: SubscriptionStatus,
  createdAt: instant,
  updatedAt: instant,
})

/** sign-in.json: what our own identity provider stores about how a person signs in. */
export const SignInFile = z.strictObject({
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: instant,
  secondStep: z.strictObject({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  passkeys: z.array(
    z.strictObject({
      name: z.string(),
      transports: z.array(z.string()),
      createdAt: instant,
      usedAt: instant.nullable(),
    }),
  ),
  signedIn: z.array(z.strictObject({ device: z.string(), signedInAt: instant, seenAt: instant })),
  events: z.array(z.strictObject({ at: instant, kind: z.string(), device: z.string(), count: z.int() })),
})

/** export.json: lists the archive's files, for programs that read it. */
export const ExportManifest = z.strictObject({
  format: z.literal('glimmer-export'),
  /** Increases when a file changes in a way that readers of the previous version would not understand. */
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  files: z.array(
    z.strictObject({
      name: z.string(),
      says: z.string(),
      /** Only for a JSON file: its number of rows, and the path of its JSON Schema. */
      rows: z.int().optional(),
      schema: z.string().optional(),
      sha256: z.string().regex(/^[\da-f]{64}$/),
    }),
  ),
})
export type ExportManifest = z.output<typeof ExportManifest>

/**
 * A file's shape as JSON Schema 2020-12. Zod writes the names that some schemas have as `id`, which is not a keyword
 * of the standard, so it is removed; the names are the keys of `$defs` already.
 */
export const schemaOf = (title: string, file: z.ZodType) => ({
  ...z.toJSONSchema(file, {
    target: 'draft-2020-12',
    io: 'input',
    override: ({ jsonSchema }) => {
      delete jsonSchema.id
    },
  }),
  title,
})

export const sha256 = (input: string | Uint8Array) => createHash('sha256').update(input).digest('hex')
