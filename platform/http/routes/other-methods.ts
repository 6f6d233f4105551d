import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bound } from '../bind.ts'
import { refuse, type Refusal } from '../../refusal/index.ts'
import { httpRefusals } from '../refusals.ts'

type Methods = (path: string) => readonly string[] | undefined

/** The methods of each address below /v1; what answers GET answers HEAD as well. */
function methodsOf(calls: readonly Bound[]): Methods {
  const byPath = new Map<string, string[]>()
  for (const { key } of calls) {
    const [method, path] = key.split(' ') as [string, string]
    byPath.set(path, [...(byPath.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  const withParameters = [...byPath]
    .filter(([path]) => path.includes('{'))
    .map(([path, methods]) => ({ pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}$`), methods }))
  return (path) => byPath.get(path) ?? withParameters.find(({ pattern }) => pattern.test(path))?.methods
}

type RefuseRequest = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Tells of each address which methods it takes. One route for all of them: one for each would be five times as many routes
 * as there are calls, and half a second of every start.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  calls: readonly Bound[],
  refused: RefuseRequest,
): void {
  const methods = methodsOf(calls)
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/v1/*',
    exposeHeadRoute: false,
    handler: (request, reply) => {
      // As it was sent: a slash in a parameter is encoded.
      const taken = methods(request.url.split('?', 1)[0]!.slice('/v1'.length))
      // With the right method the router knew no such address: its parameter is too long.
      if (!taken || taken.includes(request.method)) return reply.callNotFound()
      const allow = [...taken, 'OPTIONS'].join(', ')
      void reply.header('allow', allow)
      if (request.method === 'OPTIONS') return reply.code(204).send()
      return refused(refuse(httpRefusals.wrongMethod, { allow }), request, reply)
    },
  })
}
