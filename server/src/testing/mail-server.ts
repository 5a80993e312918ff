import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail server that accepts every e-mail. */
export async function startMailServer() {
  const taken: string[] = []
  let connections = 0

  /** Implements just enough SMTP (RFC 5321) to receive an e-mail. */
  function converse(socket: Socket) {
    let to = ''
    let isLetter = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    function takeLine(line: string) {
      if (line !== '.') return
      isLetter = false
      taken.push(to)
      say('250 taken')
    }
    function obey(line: string) {
      to = /^RCPT.*<(.*)>/.exec(line)?.[1] ?? to
      isLetter = line === 'DATA'
      say(isLetter ? '354 end with a dot' : '250 fine')
    }
    connections++
    say('220 test')
    createInterface({ input: socket }).on('line', (line) => (isLetter ? takeLine(line) : obey(line)))
  }
  const server = createServer(converse).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    /** The recipients of the e-mails received. */
    taken,
    /** How many connections were opened so far. */
    connections: () => connections,
    stop: () => void server.close(),
  }
}
