import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findProcess, readFromProc, readFromPs } from './process-state.ts'
import { childrenOf, eventually } from './testing/processes.ts'

const isLinux = process.platform === 'linux'
const hasPs = existsSync('/bin/ps') || existsSync('/usr/bin/ps')
const readers = [
  ...(isLinux ? [['/proc', readFromProc] as const] : []),
  ...(hasPs ? [['ps', readFromPs] as const] : []),
]

describe.for(readers)('a process seen through %s', ([, read]) => {
  test('tells its parent, its start and its command', async () => {
    const child = spawn('/bin/sh', ['-c', 'read -r line', 'two words'])
    const seen = await eventually('the shell runs', () => {
      const found = read(child.pid ?? 0)
      return found?.command?.startsWith('/bin/sh') && found
    })
    expect(seen).toMatchObject({ pid: child.pid, parent: process.pid, command: '/bin/sh -c read -r line two words ' })
    expect(seen.startedAt).toMatch(/\d/)
    expect(read(child.pid ?? 0)?.startedAt).toBe(seen.startedAt)
    child.stdin.end()
    await once(child, 'exit')
    expect(read(child.pid ?? 0)).toBeUndefined()
  })

  test.runIf(isLinux)('is not there when it is a zombie', async () => {
    const parent = spawn('/bin/sh', ['-c', 'tail -f /dev/null & exec tail -f /dev/null'])
    const [child] = await eventually('it has a child', () => {
      const children = childrenOf(parent.pid ?? 0)
      return children.length > 0 && children
    })
    const pid = child?.pid ?? 0
    process.kill(pid, 'SIGKILL')
    await eventually('the child is dead', () => !read(pid))
    expect(() => process.kill(pid, 0)).not.toThrow()
    parent.kill('SIGKILL')
  })
})

describe('looking for a process', () => {
  test('finds ourselves', () => {
    expect(findProcess(process.pid)).toMatchObject({ pid: process.pid, parent: process.ppid })
  })

  test.for([0, -1, Number.NaN, 2 ** 30])('finds none under %s', (pid) => {
    expect(findProcess(pid)).toBeUndefined()
  })
})
