import sharp from 'sharp'

const maxBytes = 5_000_000
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#6a00ff' } })

/** Six pictures that are let in and take most to decode, each as long as a file may be. */
export async function worstPictures(): Promise<Uint8Array[]> {
  const pictures = [
    plain(6000, 4000).jpeg(),
    plain(3200, 3200).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    plain(3900, 3900).png({ progressive: true }),
    plain(6000, 4000).png(),
    plain(3900, 3900).webp({ lossless: true, effort: 0 }),
    plain(3900, 3900).webp({ effort: 0 }),
  ]
  const encoded = await Promise.all(pictures.map((picture) => picture.toBuffer()))
  return encoded.map((bytes) => new Uint8Array(Buffer.concat([bytes, Buffer.alloc(maxBytes - bytes.length)])))
}

/** A small picture. */
export const smallPicture = async (): Promise<Uint8Array> => new Uint8Array(await plain(60, 60).png().toBuffer())
