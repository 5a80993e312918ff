import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { ModelFile } from './manifest.ts'

const Manifest = z.array(
  z.strictObject({
    path: z.string().regex(/^[a-z0-9_]+(\/[a-z0-9_]+)*\.[a-z]+$/),
    url: z.string(),
    bytes: z.int().min(1),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
)

/** Reads another model's file list from a JSON file. Throws if it is not a manifest. */
export const readManifest = (path: string): ModelFile[] => Manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
