import { spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { takeOwnership } from './owner.ts'
import { cleanUpScratch, scratch } from './testing/scratch.ts'

cleanUpScratch()

const noSuchPid = 2 ** 30

describe('the ownership of a folder', () => {
  test('is refused while it is held, and free once it is given up', async () => {
    const directory = scratch()
    const release = await takeOwnership(directory)
    await expect(takeOwnership(directory)).rejects.toThrow(`in use by process ${process.pid}`)
    release()
    const releaseAgain = await takeOwnership(directory)
    releaseAgain()
  })

  test('passes on from an owner that has died', async () => {
    const directory = scratch()
    writeFileSync(join(directory, 'owner-3'), `${noSuchPid} 1@boot`)
    await takeOwnership(directory)
    expect(readdirSync(directory)).toEqual(['owner-4'])
  })

  test('passes on from an owner whose pid another process has now', async () => {
    const directory = scratch()
    writeFileSync(join(directory, 'owner-1'), `${process.pid} another-start`)
    await takeOwnership(directory)
    expect(readdirSync(directory)).toEqual(['owner-2'])
  })

  test('goes by the newest file when a killed process left older ones', async () => {
    const directory = scratch()
    const release = await takeOwnership(directory)
    writeFileSync(join(directory, 'owner-0'), `${noSuchPid} 1@boot`)
    await expect(takeOwnership(directory)).rejects.toThrow('in use')
    release()
  })

  test('leaves one file, whatever killed processes left', async () => {
    const directory = scratch()
    for (const name of ['owner-1', 'owner-2', `owner-draft-${noSuchPid}-x`]) writeFileSync(join(directory, name), '')
    const release = await takeOwnership(directory)
    expect(readdirSync(directory)).toEqual(['owner-3'])
    release()
    expect(readdirSync(directory)).toEqual(['owner-3'])
  })

  test('goes to one alone of eight processes that find a dead owner at the same moment', async () => {
    const directory = scratch()
    writeFileSync(join(directory, 'owner-1'), `${noSuchPid} 1@boot`)
    const module = fileURLToPath(new URL('owner.ts', import.meta.url))
    const program = `
      import { takeOwnership } from ${JSON.stringify(module)}
      const outcome = () => takeOwnership(process.argv[1]).then(() => 'mine', (error) => error.code)
      process.stdin.once('data', async () => process.stdout.write(await outcome()))
      process.stdin.once('end', () => process.exit())
      process.stdout.write('ready ')`
    const racers = Array.from({ length: 8 }, () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program, directory])
      return Object.assign(child, { said: '' })
    })
    const said = (racer: (typeof racers)[number], pattern: RegExp) =>
      new Promise<void>((resolve) => {
        racer.stdout.on('data', (text) => {
          racer.said += text
          if (pattern.test(racer.said)) resolve()
        })
      })
    await Promise.all(racers.map((racer) => said(racer, /ready /)))
    const answers = Promise.all(racers.map((racer) => said(racer, /mine|in-use/)))
    for (const racer of racers) racer.stdin.write('go')
    await answers
    for (const racer of racers) racer.stdin.end()
    expect(racers.filter((racer) => racer.said.includes('mine'))).toHaveLength(1)
    expect(racers.filter((racer) => racer.said.includes('in-use'))).toHaveLength(7)
  })
})
