// Builds what changed: a process of its own, so that the bundler's memory is given back before the product starts.
import { buildAll } from './build/build-all.mjs'

await buildAll()
