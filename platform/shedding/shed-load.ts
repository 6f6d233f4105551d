import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { networkOf } from '../network/index.ts'
import { openGate, type Asking, type Gate, type Turn, type Urgency } from './gate.ts'

/** What a route says of itself, in its `config`. */
interface Shed {
  /** How urgent it is; left out, it is always answered. */
  urgency?: Urgency | ((request: FastifyRequest) => Urgency)
  /** Answers in the form of the route that there is no place. */
  whenFull?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

export interface SheddingOptions {
  gate?: Gate
  /** Answers that there is no place, where a route has no answer of its own. */
  whenFull: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  /** Is told of each request that is refused. */
  onShed?: (urgency: Urgency, request: FastifyRequest) => void
}

/** A household's addresses are one caller, as for the limits. */
function askingOf({ ip, raw }: FastifyRequest): Asking {
  return { caller: networkOf(ip), isGone: () => raw.socket?.destroyed === true }
}

/** Those who are refused together shall not come back together. */
function secondsToWait(): number {
  return randomInt(1, 5)
}

/**
 * Lets each route's handler run only when the gate has a place. Has to be called before the routes are registered.
 * @returns what refuses those who wait
 */
export function shedLoad(app: FastifyInstance, options: SheddingOptions): () => void {
  const gate = options.gate ?? openGate()
  const turns = new WeakMap<FastifyRequest, Turn>()
  // The handler of a stream ends only once the visitor has read it.
  app.addHook('onSend', (request, _reply, payload, done) => {
    turns.get(request)?.leave()
    done(null, payload)
  })
  app.addHook('onRoute', (route: RouteOptions) => {
    const { urgency, whenFull = options.whenFull } = (route.config ?? {}) as Shed
    if (urgency === undefined) return
    const { handler } = route
    route.handler = async function (this: FastifyInstance, request, reply) {
      const asked = typeof urgency === 'function' ? urgency(request) : urgency
      const entered = gate.enter(asked, askingOf(request))
      const turn: Turn | undefined = entered instanceof Promise ? await entered : entered
      if (!turn) {
        options.onShed?.(asked, request)
        return whenFull(request, reply.header('retry-after', String(secondsToWait())))
      }
      turns.set(request, turn)
      try {
        return await handler.call(this, request, reply)
      } finally {
        turn.leave()
      }
    }
  })
  return gate.close
}
