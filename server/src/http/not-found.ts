import { api } from '@glimmer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#problem.ts'
import { sendProblem } from './errors.ts'

const routePatterns = Object.keys(api).map((key) => {
  const [method = '', path = ''] = key.split(' ')
  return { method, path: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) }
})

/** Responds 405 with Allow if the path exists for other methods (RFC 9110 section 15.5.6), and 404 otherwise. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? ''
  const methods = routePatterns.filter((route) => route.path.test(path)).map(({ method }) => method)
  if (methods.length === 0) return sendProblem(new Problem('not_found'), request, reply)
  reply.header('allow', [...new Set(methods)].join(', '))
  return sendProblem(new Problem('method_not_allowed'), request, reply)
}
