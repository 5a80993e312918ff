/** Twenty random bytes in hex, so that it cannot be guessed. */
const file = /^[0-9a-f]{40}\.(webp|svg)$/

type Format = 'webp' | 'svg'

/** The key of a picture in the blob store. */
export const blobKey = (imageKey: string, format: Format) => `avatars/${imageKey}.${format}`

/** The path of a picture; reading it needs no token. */
export const imagePath = (imageKey: string, format: Format = 'webp') => `/api/avatars/images/${imageKey}.${format}`

/** The format in a file name; undefined if it is not the name of one of our pictures. */
export const formatOf = (name: string): Format | undefined => file.exec(name)?.[1] as Format | undefined
