/**
 * Replaces the validator of @dicebear/core, two thirds of its size, in the build: the styles are bundled, and
 * random-avatar.test.ts validates each of them with the real one.
 */
export const StyleValidator = { validate: () => undefined }
