// Builds what changed. A separate process, so that the bundler's memory is freed before the product starts.
import { buildAll } from './build/build-all.mjs'

await buildAll()
