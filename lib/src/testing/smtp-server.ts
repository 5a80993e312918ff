import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

interface Message {
  to: string
  /** The whole email, headers included. */
  content: string
}

export interface TestSmtpServer {
  url: string
  /** The emails received, in order of arrival. */
  messages: Message[]
  /** How many connections were opened so far. */
  connections(): number
  stop(): Promise<void>
}

/** Implements just enough SMTP (RFC 5321) to receive emails. */
function converse(socket: Socket, onMessage: (message: Message) => void): void {
  let to = ''
  let content: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const answers: Record<string, (line: string) => void> = {
    RCPT(line) {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      say(to.startsWith('refused') ? `550 <${to}> is not known here` : '250 go on')
    },
    DATA() {
      content = []
      say('354 end with a dot')
    },
    QUIT() {
      say('221 bye')
      socket.end()
    },
  }
  const obey = (line: string) => (answers[line.slice(0, 4).toUpperCase()] ?? (() => say('250 fine')))(line)
  const takeLine = (line: string) => {
    if (line !== '.') return content?.push(line)
    onMessage({ to, content: content?.join('\n') ?? '' })
    content = undefined
    return say('250 taken')
  }
  say('220 test')
  const lines = createInterface({ input: socket }).on('line', (line) => (content ? takeLine(line) : obey(line)))
  // A killed client does not close its connection cleanly.
  for (const end of [socket, lines]) end.on('error', () => undefined)
}

/**
 * Starts a mail server that accepts every email except those to addresses that begin with `refused`. `onMessage` is
 * called with each, before it is acknowledged.
 */
export async function startSmtpServer(
  onMessage: (message: Message) => void = () => undefined,
): Promise<TestSmtpServer> {
  const messages: Message[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections++
    sockets.add(socket.on('close', () => sockets.delete(socket)))
    converse(socket, (message) => {
      messages.push(message)
      onMessage(message)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    connections: () => connections,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
