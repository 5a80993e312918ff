import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame } from './camera.ts'
import type { PlacedSound } from './captions.ts'

const maxBytes = 3_000_000
/** From fine to coarse: the first quality whose file is small enough is used. */
const qualities = [23, 26, 29, 32, 35]

async function ffmpeg(options: readonly string[]): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('ffmpeg could not make the film; its reason is above.')
}

/** Mixes all sounds, each at its position. */
async function mix(sounds: readonly PlacedSound[], folder: string, file: string) {
  const inputs: string[] = []
  for (const [index, { audio }] of sounds.entries()) {
    const input = join(folder, `sound-${index}.mp3`)
    await writeFile(input, audio)
    inputs.push('-i', input)
  }
  const placed = sounds.map(({ atMs }, index) => `[${index}]adelay=${Math.round(atMs)}:all=1[s${index}]`)
  const all = sounds.map((_, index) => `[s${index}]`).join('')
  const graph = `${placed.join(';')};${all}amix=inputs=${sounds.length}:normalize=0,aresample=44100[out]`
  await ffmpeg([...inputs, '-filter_complex', graph, '-map', '[out]', '-c:a', 'aac', '-b:a', '56k', '-ac', '1', file])
}

/** Encodes pictures and sounds as one MP4 that every browser plays: H.264 in 4:2:0 and AAC, with the index first. */
export async function encodeFilm(
  frames: readonly Frame[],
  sounds: readonly PlacedSound[],
  folder: string,
  file: string,
) {
  const list = join(folder, 'frames.txt')
  const lines = frames.map((frame) => `file '${frame.file}'\nduration ${(frame.ms / 1000).toFixed(4)}`)
  await writeFile(list, `${lines.join('\n')}\nfile '${frames.at(-1)?.file}'\n`)
  const sound = join(folder, 'sound.m4a')
  await mix(sounds, folder, sound)
  for (const quality of qualities) {
    const pictures = ['-f', 'concat', '-safe', '0', '-i', list, '-i', sound, '-map', '0:v', '-map', '1:a']
    const look = ['-vf', 'scale=1280:720,fps=20,format=yuv420p', '-c:v', 'libx264', '-preset', 'medium']
    const end = ['-crf', String(quality), '-g', '100', '-c:a', 'copy', '-movflags', '+faststart', file]
    await ffmpeg([...pictures, ...look, ...end])
    const { size } = await stat(file)
    if (size <= maxBytes) return { size, quality }
  }
  throw new Error(`The film is larger than ${maxBytes} bytes at every quality.`)
}
