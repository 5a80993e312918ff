/** Signatures of the records that end an archive and list its files (APPNOTE.TXT sections 4.3.16 and 4.3.12). */
const endSignature = 0x06054b50
const listSignature = 0x02014b50
/** The end record, with the longest comment that may follow it. */
const longestEnd = 22 + 65_535

/** The largest file that is read from an archive, in bytes. */
const maxBytes = 20_000_000

interface Entry {
  isDeflated: boolean
  packed: number
  size: number
  at: number
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer())

async function findEnd(file: Blob) {
  const tail = await viewOf(file.slice(Math.max(0, file.size - longestEnd)))
  for (let at = tail.byteLength - 22; at >= 0; at--)
    if (tail.getUint32(at, true) === endSignature)
      return {
        count: tail.getUint16(at + 10, true),
        size: tail.getUint32(at + 12, true),
        start: tail.getUint32(at + 16, true),
      }
  throw new Error('The archive has no end.')
}

async function listEntries(file: Blob) {
  const { count, size, start } = await findEnd(file)
  const list = await viewOf(file.slice(start, start + size))
  const entries = new Map<string, Entry>()
  let at = 0
  for (let index = 0; index < count; index++) {
    if (list.getUint32(at, true) !== listSignature) throw new Error('The list of files is damaged.')
    const [name, extra, comment] = [28, 30, 32].map((offset) => list.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]
    entries.set(new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, name)), {
      isDeflated: list.getUint16(at + 10, true) === 8,
      packed: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      at: list.getUint32(at + 42, true),
    })
    at += 46 + name + extra + comment
  }
  return entries
}

async function readEntry(file: Blob, { isDeflated, packed, size, at }: Entry): Promise<Uint8Array<ArrayBuffer>> {
  if (size > maxBytes) throw new Error('The file is too large.')
  const head = await viewOf(file.slice(at, at + 30))
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const data = file.slice(start, start + packed)
  const bytes = isDeflated
    ? new Response(data.stream().pipeThrough(new DecompressionStream('deflate-raw')))
    : new Response(data)
  return new Uint8Array(await bytes.arrayBuffer())
}

/** Lists the files of a ZIP archive, and reads one of them without reading the others. Rejects if it is damaged. */
export async function readZip(file: Blob) {
  const entries = await listEntries(file)
  return {
    names: [...entries.keys()],
    async read(name: string) {
      const entry = entries.get(name)
      if (!entry) throw new Error('The archive has no such file.')
      return readEntry(file, entry)
    },
  }
}
