import { fileURLToPath } from 'node:url'
import { whyNoRuntime } from '../runtime.ts'

/** Where ONNX Runtime is installed; `npm test` does that. */
export const runtimeFolder = fileURLToPath(new URL('../../../../../../natural-voice/', import.meta.url))

/** Why the natural voice cannot be tried here; undefined where it can. */
export const whyNotHere = whyNoRuntime(runtimeFolder)
if (whyNotHere) process.stdout.write(`The natural voice is not tried: ${whyNotHere}.\n`)
