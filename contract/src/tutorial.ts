import * as z from 'zod'
import { routes } from './route.ts'
import { tutorialStates } from './tutorial-film.ts'

export const TutorialStatus = z.object({
  status: z.enum(tutorialStates),
  /** The furthest point ever reached; watching again never lowers it. */
  percentage: z.int(),
  /** Which of 25, 50, 75 and 100 percent were reached. */
  milestones: z.array(z.int()),
})
export type TutorialStatus = z.output<typeof TutorialStatus>

export const TutorialProgress = z.strictObject({
  percentage: z.int('Give whole percent.').min(0, 'Give 0 to 100 percent.').max(100, 'Give 0 to 100 percent.'),
})

export const tutorial = routes({
  'GET /users/tutorial/status': { summary: 'Get tutorial progress', ages: 'any', reply: TutorialStatus },
  'POST /users/tutorial/start': { summary: 'Start the tutorial', ages: 'waiting', reply: TutorialStatus },
  'PUT /users/tutorial/progress': {
    summary: 'Update tutorial progress; it never decreases, and 100 completes it',
    ages: 'waiting',
    body: TutorialProgress,
    reply: TutorialStatus,
  },
  'POST /users/tutorial/complete': {
    summary: 'Complete the tutorial',
    ages: 'waiting',
    reply: TutorialStatus,
  },
  'POST /users/tutorial/dismiss': {
    summary: 'Dismiss the tutorial; a completed one stays completed',
    ages: 'waiting',
    reply: TutorialStatus,
  },
})
