import * as z from 'zod'
import { routes } from './route.ts'
import { RecordingQuery, recordingUpload } from './speech.ts'
import { Scene } from './vocabulary.ts'

/** How many shared links a user may have at a time. */
export const maxLinks = 50

/** What anyone with the link sees: the words, their scene, and whether they are heard in their owner's own voice. */
export const SharedLine = z.object({ text: z.string(), scene: Scene, hasVoice: z.boolean() })
export type SharedLine = z.output<typeof SharedLine>

/** A link to one of the user's lines, as they see it themselves. */
export const LineLink = SharedLine.extend({
  affirmationId: z.uuid(),
  url: z.url(),
  createdAt: z.iso.datetime(),
})
export type LineLink = z.output<typeof LineLink>

/** Defaults to the scene of the line's first theme; a scene from an earlier call is retained. */
export const ShareLine = z.strictObject({ scene: Scene.optional() }).optional()

export const sharing = routes({
  'POST /affirmations/{id}/link': {
    summary: 'Create a public link to a line; repeated calls return the same link',
    // Anyone can open a shared line outside Glimmer, and nothing of a teen's may be published.
    ages: 'adult',
    body: ShareLine,
    bodyOptional: true,
    reply: LineLink,
    status: 201,
    repeatable: true,
    problems: ['not_found', 'links_full', 'name_in_line', 'adults_only'],
  },
  'PUT /affirmations/{id}/link/voice': {
    summary: "Upload the user's own recording for everybody with a line's link; it is deleted with the link",
    ages: 'adult',
    query: RecordingQuery,
    upload: recordingUpload,
    reply: LineLink,
    problems: ['not_found', 'adults_only', 'recording_refused', 'too_large', 'unsupported_media_type'],
  },
  'GET /affirmations/{id}/link': {
    summary: "Get a line's public link",
    ages: 'any',
    reply: z.object({ link: LineLink.nullable() }),
    problems: ['not_found'],
  },
  'DELETE /affirmations/{id}/link': {
    summary: "Delete a line's public link for good; succeeds if there is none",
    ages: 'any',
    problems: ['not_found'],
  },
  'GET /users/links': {
    summary: 'List the lines with a public link, newest first',
    ages: 'any',
    reply: z.object({ items: z.array(LineLink) }).meta({ id: 'LineLinks' }),
  },
  'GET /lines/{token}': {
    summary: 'Get a shared line',
    access: 'public',
    reply: SharedLine,
    problems: ['not_found'],
  },
})
