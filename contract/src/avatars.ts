import * as z from 'zod'
import {
  avatarChoices,
  avatarDescriptionLength,
  avatarStyleIds,
  avatarUpload,
  savedAvatarsLimit,
} from './avatar-styles.ts'
import { tidyName } from './names.ts'
import { Misread } from './own-words.ts'
import { binary, routes } from './route.ts'
import { User } from './users.ts'

export const AvatarStyleName = z.enum(avatarStyleIds, 'There is no such style.').meta({ id: 'AvatarStyle' })

/**
 * One option of a style as DiceBear names it: `hairVariant: 'bun'`, `hairProbability: 0` (none) or 100, `skinColor:
 * 'edb98a'` (six hex digits, with or without a leading #), `backgroundColorFill: 'linear'`. With a list, the seed
 * chooses among its members. The server checks what a style accepts, and names a wrong option.
 */
const Option = z.union([z.string().max(40), z.number().min(-1000).max(1000), z.array(z.string().max(40)).min(1).max(8)])

export const AvatarConfig = z.strictObject({
  style: AvatarStyleName,
  /** Decides everything the options leave open. */
  seed: z.string().min(1, 'A seed is needed.').max(64, 'Keep the seed under 64 characters.'),
  options: z
    .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'There is no such option.'), Option)
    .refine((options) => Object.keys(options).length <= 80, 'Those are too many options.')
    .default({}),
})
export type AvatarConfig = z.output<typeof AvatarConfig>

export const avatarKinds = ['vector', 'image', 'upload'] as const

const picture = {
  _id: z.uuid(),
  /** From the editor or the vector artist; from an image artist; or uploaded. */
  kind: z.enum(avatarKinds),
  /** A text alternative of the picture. */
  alt: z.string(),
  /** WebP, 512 by 512; readable without a token by anyone who has the path. */
  imageUrl: z.string(),
  /** The drawing itself, for vector avatars. */
  svgUrl: z.string().nullable(),
  /** What a vector avatar is drawn from, so that it can be opened in the editor again. */
  config: AvatarConfig.nullable(),
}

export const Avatar = z.object({
  ...picture,
  name: z.string().nullable(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Avatar = z.output<typeof Avatar>

export const AvatarMetadata = Avatar.extend({
  width: z.int(),
  height: z.int(),
  mime: z.string(),
  /** Bytes of the picture behind `imageUrl`. */
  bytes: z.int(),
  /** The author of the style, if the picture is drawn from one. */
  credit: z.object({ style: z.string(), author: z.string(), licence: z.string(), licenceUrl: z.string() }).nullable(),
})
export type AvatarMetadata = z.output<typeof AvatarMetadata>

/** A proposed picture that is not saved yet: it is deleted after a day. */
export const AvatarProposal = z.object(picture)
export type AvatarProposal = z.output<typeof AvatarProposal>

export const AvatarChoices = z.strictObject({
  subject: z.enum(avatarChoices.subject).optional(),
  feeling: z.enum(avatarChoices.feeling).optional(),
  palette: z.enum(avatarChoices.palette).optional(),
  skin: z.enum(avatarChoices.skin).optional(),
  hair: z.enum(avatarChoices.hair).optional(),
  hairColor: z.enum(avatarChoices.hairColor).optional(),
  clothesColor: z.enum(avatarChoices.clothesColor).optional(),
  extras: z.array(z.enum(avatarChoices.extras)).max(4, 'Choose up to four extras.').optional(),
})
export type AvatarChoices = z.output<typeof AvatarChoices>

export const GenerateAvatar = z
  .strictObject({
    /** The user's own words: read while the pictures are made, then discarded. */
    description: z
      .string()
      .trim()
      .min(3, 'Say a little more.')
      .max(avatarDescriptionLength, `Keep it under ${avatarDescriptionLength} characters.`)
      .optional(),
    choices: AvatarChoices.optional(),
    /** If left out, the artist chooses among the plan's styles. */
    style: AvatarStyleName.optional(),
    misread: Misread.optional(),
  })
  .refine((asked) => (asked.description === undefined) !== (asked.choices === undefined), {
    path: ['description'],
    error: 'Give a description, or choices: one of the two.',
  })
export type GenerateAvatar = z.output<typeof GenerateAvatar>

export const GeneratedAvatars = z.object({
  proposals: z.array(AvatarProposal),
  /** Whether the built-in artist drew because the configured one could not be reached; not charged. */
  fallback: z.boolean(),
})
export type GeneratedAvatars = z.output<typeof GeneratedAvatars>

const name = z.string().overwrite(tidyName).max(40, 'Keep it under 40 characters.').optional()
const saveProposal = z.strictObject({ proposalId: z.uuid('There is no such proposal.').toLowerCase(), name })
const saveVector = z.strictObject({ avatarConfig: AvatarConfig, name })
const avatarData = z
  .strictObject({ proposalId: saveProposal.shape.proposalId.optional(), avatarConfig: AvatarConfig.optional(), name })
  .refine((data) => (data.proposalId === undefined) !== (data.avatarConfig === undefined), {
    path: ['proposalId'],
    error: 'Give a proposal, or a configuration: one of the two.',
  })
  .meta({ id: 'AvatarData' })

export const avatars = routes({
  'POST /avatars/generate': {
    summary: 'Generate three avatar proposals from a description or from options',
    body: GenerateAvatar,
    reply: GeneratedAvatars,
    status: 201,
    idempotent: true,
    problems: [
      'allowance_spent',
      'style_locked',
      'care_first',
      'description_refused',
      'idempotency_mismatch',
      'still_working',
      'artist_unavailable',
      'adults_only',
    ],
  },
  'GET /avatars/proposals': {
    summary: 'Get the latest proposals, for a day or until one is saved',
    ages: 'any',
    reply: GeneratedAvatars,
  },
  'POST /avatars/save': {
    summary: 'Save a proposal; saving it again returns the same avatar',
    body: saveProposal.meta({ id: 'SaveProposal' }),
    reply: Avatar,
    status: 201,
    problems: ['not_found', 'avatars_full'],
  },
  'POST /avatars/save-svg': {
    summary: 'Save a vector avatar, drawn by the server from its configuration',
    body: saveVector.meta({ id: 'SaveVector' }),
    reply: Avatar,
    status: 201,
    problems: ['style_locked', 'avatars_full'],
  },
  'POST /avatars/upload': {
    summary: `Upload a picture as an avatar; the body is the file, up to ${avatarUpload.bytes / 1e6} MB`,
    upload: { types: avatarUpload.types, bytes: avatarUpload.bytes },
    reply: Avatar,
    status: 201,
    problems: ['image_refused', 'too_large', 'unsupported_media_type', 'avatars_full'],
  },
  'GET /avatars/saved': {
    summary: 'List saved avatars, newest first',
    ages: 'any',
    reply: z.object({ items: z.array(Avatar), limit: z.literal(savedAvatarsLimit) }),
  },
  'GET /avatars/{id}/metadata': {
    summary: "Get a saved avatar's metadata",
    ages: 'any',
    reply: AvatarMetadata,
    problems: ['not_found'],
  },
  'POST /avatars/{id}/set-current': { summary: 'Set the current avatar', reply: User, problems: ['not_found'] },
  'DELETE /avatars/{id}': {
    summary: 'Delete a saved avatar and its images; clears the current avatar if it is this one',
    ages: 'any',
    problems: ['not_found'],
  },
  'GET /avatars/images/{file}': {
    summary: "Get an avatar's image by its signed path: `<key>.webp` or `<key>.svg`",
    access: 'public',
    reply: binary('image/*'),
    problems: ['not_found'],
  },
  'POST /users/avatar/save': {
    summary: 'Save a proposal or a vector avatar and set it as current',
    body: z.strictObject({ avatarData }),
    reply: User,
    status: 201,
    problems: ['not_found', 'style_locked', 'avatars_full'],
  },
  'POST /users/avatar/set-current': {
    summary: 'Set the current avatar by its index in the list of saved avatars, 0 being the newest',
    body: z.strictObject({
      avatarIndex: z
        .int()
        .min(0)
        .max(savedAvatarsLimit - 1),
    }),
    reply: User,
    problems: ['not_found'],
  },
})
