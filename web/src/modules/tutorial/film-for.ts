import { tutorialFilms } from '@glimmer/contract/tutorial-film'
import dark from './captions/tutorial-onboarding.vtt?url'
import light from './captions/tutorial-onboarding-light.vtt?url'

/** The tutorial film in the user's light or dark theme, and its captions. */
export const filmFor = (isDark: boolean) =>
  isDark ? { id: tutorialFilms.dark, captions: dark } : { id: tutorialFilms.light, captions: light }
