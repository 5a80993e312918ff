import { heroImagesConformance } from './hero-images.conformance.ts'
import { scenesHeroImages } from './scenes.ts'

heroImagesConformance('scenes', scenesHeroImages)
