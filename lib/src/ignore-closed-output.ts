/**
 * Lets a command finish its work when nobody reads what it prints any more, as with `| head`; otherwise it would be
 * broken off by an uncaught error.
 */
export function ignoreClosedOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
