import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Faults, Where } from './faults.ts'

function cut(reply: FastifyReply) {
  reply.hijack()
  reply.raw.destroy()
}

/**
 * Runs one gateway call with the faults set for it. `act` has the effect, `send` writes its answer, `sendError` writes
 * this gateway's answer to an internal error.
 */
export async function aroundCall<T>(
  faults: Faults,
  where: Where,
  reply: FastifyReply,
  steps: { act: () => T | Promise<T>; send: (answer: T) => unknown; sendError: () => unknown },
): Promise<unknown> {
  const delay = faults.strike('delay', where)
  if (delay) await sleep(delay.ms ?? 1000, undefined, { ref: false })
  if (faults.strike('cutBefore', where)) return cut(reply)
  if (faults.strike('errorBefore', where)) return steps.sendError()
  const answer = await steps.act()
  if (faults.strike('cutAfter', where)) return cut(reply)
  if (faults.strike('errorAfter', where)) return steps.sendError()
  if (faults.strike('answerRedirect', where)) return reply.code(302).header('location', '/sim/ledger').send()
  if (faults.strike('answerHtml', where))
    return reply.code(200).type('text/html').send('<!doctype html><title>502</title><h1>Bad gateway</h1>')
  if (faults.strike('answerOversized', where)) return reply.code(200).send('x'.repeat(5_000_000))
  return steps.send(answer)
}
