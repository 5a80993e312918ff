import * as z from 'zod'
import { askJson } from './ask-json.ts'

/** What our own provider keeps of how the token's person signs in. */
export async function readSignInData(url: string, token: string): Promise<object | 'unavailable'> {
  const read = z.looseObject({ email: z.string() }).safeParse(await askJson(url, token))
  return read.success ? read.data : 'unavailable'
}
