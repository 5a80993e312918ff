import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from './services.ts'

/** The provider's session of the browser that sent a request; nobody may be signed in to it. */
export function browserSession({ current }: Services, request: FastifyRequest, reply: FastifyReply) {
  const { provider } = current()
  return provider.Session.get(provider.createContext(request.raw, reply.raw))
}
