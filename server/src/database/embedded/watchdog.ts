import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { RunAs } from './run-as.ts'

/**
 * Stops `postmaster` when this process dies for any reason, kill -9 included. A shell reads a pipe from this process: a
 * line means the postmaster has ended and there is nothing to do; end of file without a line means this process is
 * gone. The shell ignores signals from the terminal or a supervisor. If the shell itself is killed, the next start
 * stops the orphan.
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
  // Without a shell there is no watchdog, and the pipe to a killed shell breaks. Neither harms the database.
  shell.on('error', () => {})
  pipe.on('error', () => {})
  shell.unref()
  if (pipe instanceof Socket) pipe.unref()
  postmaster.once('exit', () => pipe.end('ended\n'))
}
