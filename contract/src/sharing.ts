import * as z from 'zod'
import { routes } from './route.ts'
import { Scene } from './vocabulary.ts'

/** How many lines a person may share by a link at a time. */
export const mostLinks = 50

/** What anybody with the link is shown: the words, and the light they stand in. */
export const SharedLine = z.object({ text: z.string(), scene: Scene }).meta({ id: 'SharedLine' })
export type SharedLine = z.output<typeof SharedLine>

/** A link to one line of the person's, as they see it themselves. */
export const LineLink = SharedLine.extend({
  affirmationId: z.uuid(),
  url: z.url(),
  createdAt: z.iso.datetime(),
}).meta({ id: 'LineLink' })
export type LineLink = z.output<typeof LineLink>

/** The light of the line's first theme when left out; that of an earlier call is kept. */
export const ShareLine = z.strictObject({ scene: Scene.optional() }).optional().meta({ id: 'ShareLine' })

export const sharing = routes({
  'POST /affirmations/{id}/link': {
    summary: 'A public link to one line, its words as they are now; the same link again for a second call',
    // What anybody can open leaves our server, and nothing of a teen's does.
    ages: 'adult',
    body: ShareLine,
    bodyOptional: true,
    reply: LineLink,
    status: 201,
    repeatable: true,
    problems: ['not_found', 'links_full', 'name_in_line', 'adults_only'],
  },
  'GET /affirmations/{id}/link': {
    summary: 'Whether a line has a link',
    ages: 'any',
    reply: z.object({ link: LineLink.nullable() }),
    problems: ['not_found'],
  },
  'DELETE /affirmations/{id}/link': {
    summary: 'Turn the link of a line off, for good; where there is none, that is fine',
    ages: 'any',
    problems: ['not_found'],
  },
  'GET /users/links': {
    summary: 'My lines that have a link, the latest first',
    ages: 'any',
    reply: z.object({ items: z.array(LineLink) }).meta({ id: 'LineLinks' }),
  },
  'GET /lines/{token}': {
    summary: 'Read a shared line',
    access: 'public',
    reply: SharedLine,
    problems: ['not_found'],
  },
})
