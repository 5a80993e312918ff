import { readFileSync } from 'node:fs'

/** The style sheet of scenes, on Node. A bundle has a copy of it beside itself. */
export const readSceneSheet = (): string => readFileSync(new URL('./scene.module.css', import.meta.url), 'utf8')
