import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface Letter {
  to: string
  content: string
}

/**
 * A mail server that accepts every e-mail except those to addresses that begin with `refused`. `onLetter` is called
 * with each.
 */
export async function startSmtpServer(onLetter: (letter: Letter) => void = () => undefined) {
  const letters: Letter[] = []

  /** Implements just enough SMTP (RFC 5321) to receive an e-mail. */
  function converse(socket: Socket) {
    let to = ''
    let content: string[] | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    const takeLine = (line: string) => {
      if (line !== '.') return content?.push(line)
      const letter = { to, content: content?.join('\n') ?? '' }
      letters.push(letter)
      content = undefined
      onLetter(letter)
      return say('250 taken')
    }
    const answers: Record<string, (line: string) => void> = {
      RCPT(line) {
        to = /<(.*)>/.exec(line)?.[1] ?? ''
        say(to.startsWith('refused') ? '550 not known here' : '250 go on')
      },
      DATA() {
        content = []
        say('354 end with a dot')
      },
    }
    const obey = (line: string) => (answers[line.slice(0, 4)] ?? (() => say('250 fine')))(line)
    say('220 test')
    const lines = createInterface({ input: socket }).on('line', (line) => (content ? takeLine(line) : obey(line)))
    // A killed client does not close its connection cleanly.
    for (const end of [socket, lines]) end.on('error', () => undefined)
  }

  const server = createServer(converse).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    stop: () => new Promise((done) => server.close(done)),
  }
}
