/** The film every newcomer is offered, in each look of the app; `GET /videos/{id}` serves it. */
export const tutorialFilms = { dark: 'tutorial-onboarding', light: 'tutorial-onboarding-light' } as const

/** How far along the film is noted, in percent; the last one is its end. */
export const tutorialMilestones = [25, 50, 75, 100] as const
export type TutorialMilestone = (typeof tutorialMilestones)[number]

export const tutorialStates = ['not_started', 'in_progress', 'completed', 'dismissed'] as const
export type TutorialState = (typeof tutorialStates)[number]
