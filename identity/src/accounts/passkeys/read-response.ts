import * as z from 'zod'

const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(12_000)

const common = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

/**
 * A browser's response after creating a passkey (WebAuthn level 3, RegistrationResponseJSON): the fields that are read.
 */
export const registrationShape = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(8)
      .default([]),
  }),
})

/** A browser's response after using a passkey (AuthenticationResponseJSON). */
export const authenticationShape = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
})

/** Parses the JSON of a hidden field; undefined for anything a browser would not have put there. */
export function readResponse<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
