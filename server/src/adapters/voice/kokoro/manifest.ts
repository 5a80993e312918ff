import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** One file of the model: where it is, and what it must be. */
export interface ModelFile {
  /** Relative to the model's folder or a mirror. */
  path: string
  /** Where it is downloaded from without a mirror. */
  url: string
  bytes: number
  /** In hexadecimal. */
  sha256: string
}

/** The folder of a manifest's files: each revision has its own, so that they do not interfere. */
export const modelName = 'kokoro-82m-v1.0-int8'

/** Fixed revisions: files published later under the same names are never downloaded. */
const model =
  'https://huggingface.co/onnx-community/Kokoro-82M-v1.0-ONNX-timestamped/resolve/dd4401a9add81ac692d20e240d22ec9dda82cc29'
const graph = 'https://github.com/thewh1teagle/kokoro-onnx/releases/download/model-files-v1.0/kokoro-v1.0.int8.onnx'
const lists = 'https://raw.githubusercontent.com/hexgrad/misaki/fba1236595f2d2bf21d414ba6e57d25256afada3/misaki/data'

const from = (base: string, path: string, bytes: number, sha256: string): ModelFile => ({
  path,
  url: `${base}/${path}`,
  bytes,
  sha256,
})
/** A voice is a table of 510 rows of 256 numbers. */
const voice = (id: string, sha256: string) => from(model, `voices/${id}.bin`, 510 * 256 * 4, sha256)

/**
 * Kokoro-82M v1.0 with weights of 8 bits (Apache-2.0, the export MIT), eight of its voices, and misaki's word lists
 * (Apache-2.0).
 */
export const kokoroFiles: readonly ModelFile[] = [
  from(model, 'tokenizer.json', 3_497, '77a02c8e164413299b4b4c403b14f8e0e1c1b727db4d46a09d6327b861060a34'),
  voice('bf_emma', '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73'),
  voice('bf_isabella', '3754352c4aaa46d17f27654ab7518d65b62ad6163a0f55a5f4330c2da2c4e94f'),
  voice('bm_george', 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc'),
  voice('bm_fable', 'f889083196807b4adb15e9204252165f503b8d33d3982e681c52443c49d798f1'),
  voice('af_heart', 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b'),
  voice('af_bella', 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b'),
  voice('am_michael', '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1'),
  voice('am_fenrir', 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43'),
  from(lists, 'gb_gold.json', 2_838_552, '29e62f4b60261c88f7f3c2c7811ca3825978948090b72d2b27d565b729282f71'),
  from(lists, 'gb_silver.json', 3_663_898, '48131e2d92ccc41655f4543e87e0f938e71463eb5a54be7f0693bb712ebb6bce'),
  from(lists, 'us_gold.json', 3_000_469, 'dc414872a49a28ae6c141463d502fd945f3b2fde040484fdc47d00cc4612686f'),
  from(lists, 'us_silver.json', 3_099_517, 'de8f67be911bb6c659187b4a65fd966b6a30e56350e0f790d763210b053ac475'),
  {
    path: 'onnx/model.onnx',
    url: graph,
    bytes: 92_361_271,
    sha256: '6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb',
  },
]

/** The same weights unquantised, 326 MB, by their checksums: exports that an operator's own folder may have. */
export const otherModels: ReadonlySet<string> = new Set([
  '651ea8291843a92276a4a003581a215cb07d15e47dde6fcfb1b768f9a1682054',
  'beb0d1848dee9a49da392cc3df26958d46cfa35d321edf434f52949153f0df3a',
])

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
