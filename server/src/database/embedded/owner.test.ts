import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { takeOwnership } from './owner.ts'
import { cleanUpScratch, scratch } from './testing/scratch.ts'

cleanUpScratch()

const noSuchPid = 2 ** 30
/** Whether a process can run where it sees no other, as in a container: on most machines only root may do that. */
const canUnshare = spawnSync('unshare', ['-pf', '--mount-proc', 'true']).status === 0

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

  test.skipIf(!canUnshare)(
    'is refused to another container on the same folder, and passes on once that one was killed',
    { timeout: 40_000 },
    async () => {
      const directory = scratch()
      const module = fileURLToPath(new URL('owner.ts', import.meta.url))
      const program = `
      import { takeOwnership } from ${JSON.stringify(module)}
      await takeOwnership(${JSON.stringify(directory)})
      process.stdout.write('mine')
      setInterval(() => undefined, 1_000)`
      const options = ['-pf', '--kill-child', '--mount-proc', process.execPath, '--input-type=module', '-e', program]
      const container = spawn('unshare', options, { stdio: ['ignore', 'pipe', 'inherit'] })
      await once(container.stdout, 'data')
      await expect(takeOwnership(directory)).rejects.toThrow(
        'in use by a process in another container or on another machine',
      )
      container.kill('SIGKILL')
      const release = await takeOwnership(directory)
      expect(readdirSync(directory)).toEqual(['owner-2'])
      release()
    },
  )

  describe('held by an owner that cannot be inspected from here', () => {
    const times = { touchMs: 200, silentMs: 1_000, patienceMs: 200 }
    const hourMs = 60 * 60_000

    /** The file of an owner elsewhere, whose clock is off by this much. */
    function heldElsewhere(offsetMs: number) {
      const directory = scratch()
      const file = join(directory, 'owner-1')
      writeFileSync(file, '7 1@boot another-place')
      const touch = () => {
        const at = new Date(Date.now() + offsetMs)
        utimesSync(file, at, at)
      }
      touch()
      return { directory, touch }
    }

    test.each([-hourMs, 0, hourMs])(
      'is refused while that touches its file, though a clock is %i ms off',
      async (offsetMs) => {
        const { directory, touch } = heldElsewhere(offsetMs)
        const touching = setInterval(touch, times.touchMs / 4)
        onTestFinished(() => clearInterval(touching))
        await expect(takeOwnership(directory, times)).rejects.toThrow('in use by a process in another container')
      },
    )

    test.each([-hourMs, 0, hourMs])('passes on once that is silent, though a clock is %i ms off', async (offsetMs) => {
      const { directory } = heldElsewhere(offsetMs)
      const release = await takeOwnership(directory, times)
      expect(readdirSync(directory)).toEqual(['owner-2'])
      release()
    })
  })

  test('goes to one alone of the processes that find a dead owner at the same moment', async () => {
    const directories = Array.from({ length: 60 }, () => scratch())
    for (const directory of directories) writeFileSync(join(directory, 'owner-1'), `${noSuchPid} 1@boot`)
    const racers = [startRacer(), startRacer(), startRacer()]
    await Promise.all(racers.map(({ ready }) => ready))
    const from = Date.now() + 50
    const wins = await Promise.all(racers.map(({ race }) => race({ from, directories })))
    // End the racers only now: an owner that has ended may be succeeded.
    for (const { end } of racers) end()
    const winnersOf = directories.map((_, index) => wins.filter((won) => won[index]).length)
    expect(winnersOf).toEqual(directories.map(() => 1))
  })
})

interface Race {
  /** When the race for the first folder starts, in epoch milliseconds; the others follow 5 ms apart. */
  from: number
  directories: string[]
}

/** A process that tries to claim each folder at the same time as its rivals. */
function startRacer() {
  const module = fileURLToPath(new URL('owner.ts', import.meta.url))
  const program = `
    import { once } from 'node:events'
    import { takeOwnership } from ${JSON.stringify(module)}
    process.stdout.write('ready')
    const [line] = await once(process.stdin, 'data')
    const { from, directories } = JSON.parse(line)
    const outcomes = directories.map((directory, index) => {
      while (Date.now() < from + index * 5);
      return takeOwnership(directory).then(() => true, () => false)
    })
    process.stdout.write(JSON.stringify(await Promise.all(outcomes)))
    await once(process.stdin, 'end')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  return {
    ready: once(child.stdout, 'data'),
    async race(given: Race): Promise<boolean[]> {
      child.stdin.write(JSON.stringify(given))
      const [line] = await once(child.stdout, 'data')
      return JSON.parse(String(line))
    },
    end: () => {
      child.stdin.end()
    },
  }
}
