import { heroImagesConformance } from './hero-images.conformance.ts'
import { scenes } from './scenes.ts'

heroImagesConformance('scenes', scenes)
