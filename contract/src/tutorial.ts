import * as z from 'zod'
import { routes } from './route.ts'
import { tutorialStates } from './tutorial-film.ts'

export const TutorialStatus = z
  .object({
    status: z.enum(tutorialStates),
    /** The furthest point ever reached; watching again never lowers it. */
    percentage: z.int(),
    /** Which of 25, 50, 75 and 100 percent were reached. */
    milestones: z.array(z.int()),
  })
  .meta({ id: 'TutorialStatus' })
export type TutorialStatus = z.output<typeof TutorialStatus>

export const TutorialProgress = z
  .strictObject({
    percentage: z.int('Give whole percent.').min(0, 'Give 0 to 100 percent.').max(100, 'Give 0 to 100 percent.'),
  })
  .meta({ id: 'TutorialProgress' })

export const tutorial = routes({
  'GET /users/tutorial/status': { summary: 'How far I have come in the tutorial', ages: 'any', reply: TutorialStatus },
  'POST /users/tutorial/start': { summary: 'I began to watch the tutorial', ages: 'waiting', reply: TutorialStatus },
  'PUT /users/tutorial/progress': {
    summary: 'I have come this far; it never goes back, and 100 counts as completed',
    ages: 'waiting',
    body: TutorialProgress,
    reply: TutorialStatus,
  },
  'POST /users/tutorial/complete': {
    summary: 'I watched the tutorial to its end',
    ages: 'waiting',
    reply: TutorialStatus,
  },
  'POST /users/tutorial/dismiss': {
    summary: 'I put the tutorial away before its end; a completed one stays completed',
    ages: 'waiting',
    reply: TutorialStatus,
  },
})
