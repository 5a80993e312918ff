import { fileURLToPath } from 'node:url'

/**
 * For the environment of a child process: Node keeps compiled code in this folder, with which the next process starts
 * in two thirds of the time.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)),
}
