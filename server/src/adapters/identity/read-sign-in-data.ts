import * as z from 'zod'
import { askJson } from './ask-json.ts'

/** Returns our own provider's data about how the token's subject signs in. */
export async function readSignInData(url: string, token: string): Promise<object | 'unavailable'> {
  const read = z.looseObject({ email: z.string() }).safeParse(await askJson(url, token))
  return read.success ? read.data : 'unavailable'
}
