import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { avatarStyleIds } from '@glimmer/contract/avatar-styles'
import { drawSvg } from '@glimmer/server/drawing/draw-svg'
import { encodeSvg } from '@glimmer/server/drawing/encode-picture'
import { type Figure, median } from './report.ts'
import { type Api, call } from './surroundings.ts'

const { resolve } = createRequire(new URL('../../server/src/main.ts', import.meta.url))
const turns = 50

async function samples(count: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const from = performance.now()
    await work(turn)
    taken.push(performance.now() - from)
  }
  return taken
}

const aFace = (turn: number) => ({ style: 'avataaars', seed: `face ${turn}`, options: {} }) as const

/** A drawing and its encoded picture, each on its own, warm. */
async function benchDrawing(): Promise<Figure[]> {
  const svgs = await Promise.all(Array.from({ length: turns }, (_, turn) => drawSvg(aFace(turn))))
  const drawn = svgs.flatMap((drawing) => (drawing.ok ? [drawing.svg] : []))
  await encodeSvg(drawn[0] ?? '')
  return [
    {
      what: 'draw an avatar as SVG, p50',
      value: median(await samples(turns, (turn) => drawSvg(aFace(turn)))),
      unit: 'ms',
    },
    {
      what: 'encode it as WebP of 512, p50',
      value: median(await samples(turns, (turn) => encodeSvg(drawn[turn] ?? ''))),
      unit: 'ms',
    },
  ]
}

/** Three proposals through the API, for a user with an unlimited plan. */
async function benchProposals(api: Api): Promise<Figure[]> {
  const propose = () => call(api, 'POST', '/avatars/generate', { description: 'a calm woman with curly red hair' })
  const first = await samples(1, propose)
  return [
    { what: 'three avatars proposed, the first time', value: median(first), unit: 'ms' },
    { what: 'three avatars proposed, p50', value: median(await samples(20, propose)), unit: 'ms' },
  ]
}

/** What the browser fetches when a style is opened. */
function weighStyles(): Figure[] {
  const sizes = avatarStyleIds.map((style) => ({
    style,
    bytes: gzipSync(readFileSync(resolve(`@dicebear/styles/${style}.json`))).length,
  }))
  return sizes.map(({ style, bytes }) => ({ what: `style data, ${style}, gzip`, value: bytes / 1000, unit: 'kB' }))
}

/** Measures drawing and encoding avatars, proposing them through the API, and the size of the style data. */
export const benchAvatars = async (api: Api) => [
  ...(await benchDrawing()),
  ...(await benchProposals(api)),
  ...weighStyles(),
]
