import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Fonts and pictures are compressed already. */
const worthIt = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])

/** Writes name.br and name.gz beside each file under a folder that gains from it. */
export async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && worthIt.has(extname(entry.name)))
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
}

async function compress(file: string) {
  const plain = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }
  await Promise.all([
    brotli(plain, best).then((small) => writeFile(`${file}.br`, small)),
    zip(plain, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
