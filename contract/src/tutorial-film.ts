/** The film offered to every new user, for each appearance of the app; `GET /videos/{id}` serves it. */
export const tutorialFilms = { dark: 'tutorial-onboarding', light: 'tutorial-onboarding-light' } as const

/** The points of the film at which progress is recorded, in percent; the last is its end. */
export const tutorialMilestones = [25, 50, 75, 100] as const
export type TutorialMilestone = (typeof tutorialMilestones)[number]

export const tutorialStates = ['not_started', 'in_progress', 'completed', 'dismissed'] as const
export type TutorialState = (typeof tutorialStates)[number]
