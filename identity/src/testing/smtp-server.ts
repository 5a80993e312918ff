import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface TestSmtpServer {
  url: string
  /** Whole messages including headers, in order of arrival. */
  messages: { to: string; content: string }[]
  stop(): Promise<void>
}

/** Speaks just enough SMTP (RFC 5321) to take an email; refuses recipients whose address begins with "refused". */
function converse(socket: Socket, messages: TestSmtpServer['messages']): void {
  let to = ''
  let content: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const answers: Record<string, (line: string) => void> = {
    EHLO: () => say('250 test'),
    MAIL: () => say('250 go on'),
    RCPT: (line) => {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      say(to.startsWith('refused') ? `550 <${to}> is not known here` : '250 go on')
    },
    DATA: () => {
      content = []
      say('354 end with a dot')
    },
    RSET: () => say('250 fine'),
    QUIT: () => {
      say('221 bye')
      socket.end()
    },
  }
  say('220 test')
  createInterface({ input: socket }).on('line', (line) => {
    if (content === undefined) return (answers[line.slice(0, 4).toUpperCase()] ?? (() => say('502 unknown')))(line)
    if (line !== '.') return content.push(line)
    messages.push({ to, content: content.join('\n') })
    content = undefined
    return say('250 taken')
  })
}

export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const messages: TestSmtpServer['messages'] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)))
    converse(socket, messages)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
