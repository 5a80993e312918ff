import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { RunAs } from './run-as.ts'

/**
 * Stops `postmaster` when this process dies by any means, kill -9 included. A shell waits on a pipe from us: a line
 * means the postmaster has ended and there is nothing to do; its end without a line means we are gone. It does not hear
 * the terminal's or a supervisor's signals. Should it be killed itself, the next start stops the orphan.
 */
export function watch(postmaster: ChildProcess, runAs: RunAs | undefined): void {
  const script = 'trap "" INT TERM HUP; read -r line || kill -INT "$0"'
  const shell = spawn('/bin/sh', ['-c', script, String(postmaster.pid)], {
    ...runAs,
    env: {},
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const pipe = shell.stdin
  // Without a shell there is no watchdog; a pipe to one that was killed breaks. Neither harms the database.
  shell.on('error', () => {})
  pipe.on('error', () => {})
  shell.unref()
  if (pipe instanceof Socket) pipe.unref()
  postmaster.once('exit', () => pipe.end('ended\n'))
}
