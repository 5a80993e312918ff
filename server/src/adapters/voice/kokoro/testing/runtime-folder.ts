import { fileURLToPath } from 'node:url'
import { whyNoRuntime } from '../runtime.ts'

/** Where ONNX Runtime is installed, which `npm test` does. */
export const runtimeFolder = fileURLToPath(new URL('../../../../../../natural-voice/', import.meta.url))

/** Why the natural voice cannot be tested here; undefined if it can. */
export const whyNotHere = whyNoRuntime(runtimeFolder)
if (whyNotHere) process.stdout.write(`The natural voice is not tried: ${whyNotHere}.\n`)
