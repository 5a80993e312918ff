interface Place {
  /** The setting that names the port. */
  portSetting: string
  port: number
  /** The setting that names the address to listen on. */
  hostSetting: string
  host: string | undefined
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : undefined)

/** Why a server cannot listen there, in a sentence that names the setting; undefined if it is none of the known reasons. */
export function listenFault(error: unknown, { portSetting, port, hostSetting, host }: Place): string | undefined {
  const elsewhere = `${hostSetting} ${host} is no address of this machine: leave it out, or set it to 127.0.0.1 or 0.0.0.0.`
  const reasons: Record<string, string> = {
    EADDRINUSE: `${portSetting} ${port} is in use by another program: stop it, or choose another port.`,
    EACCES: `${portSetting} ${port} may not be opened by this user: choose a port above 1023, and put a proxy in front of it.`,
    EADDRNOTAVAIL: elsewhere,
    ENOTFOUND: elsewhere,
  }
  const code = codeOf(error)
  return code === undefined ? undefined : reasons[code]
}
