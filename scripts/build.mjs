import { buildAll } from './steps/build-all.mjs'

await buildAll()
