/** Twenty random bytes in hex: nobody guesses it. */
const file = /^[0-9a-f]{40}\.(webp|svg)$/

type Format = 'webp' | 'svg'

/** Where a picture lies in the blob store. */
export const blobKey = (imageKey: string, format: Format) => `avatars/${imageKey}.${format}`

/** Where a picture is read, without a token. */
export const imagePath = (imageKey: string, format: Format = 'webp') => `/api/avatars/images/${imageKey}.${format}`

/** The format a file's name asks for; undefined where it can be no picture of ours. */
export const formatOf = (name: string): Format | undefined => file.exec(name)?.[1] as Format | undefined
