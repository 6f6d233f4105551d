import type { FastifyInstance, FastifyReply } from 'fastify'
import { readLedger } from './journal/ledger.ts'
import { openPayments, type PayOutcome } from './payments.ts'
import { readJson } from './read-body.ts'
import type { World } from './world.ts'

function answer(reply: FastifyReply, outcome: PayOutcome | undefined) {
  if (outcome === undefined || outcome === 'unknown') return reply.code(404).send({ error: 'unknown number' })
  if (typeof outcome === 'string') return reply.code(409).send({ error: outcome })
  return reply.send(outcome)
}

function readTarget(body: unknown) {
  const { outTradeNo, channel } = readJson(body) ?? {}
  return [String(outTradeNo), typeof channel === 'string' ? channel : undefined] as const
}

/** The buyer's side as JSON, for tests, and the ledger and notifications of the simulators. */
export function paymentCalls(app: FastifyInstance, world: World): void {
  const payments = openPayments(world)
  app.post('/sim/pay', (request, reply) => answer(reply, payments.pay(...readTarget(request.body))))
  app.post('/sim/scan', (request, reply) => answer(reply, payments.scan(...readTarget(request.body))))
  app.get('/sim/payments', () => payments.list())
  app.get('/sim/ledger', () => readLedger(world.ledger))
  app.get('/sim/notifications', (request) => {
    const { number, ended } = request.query as { number?: string; ended?: string }
    if (number !== undefined && ended !== undefined) return world.notifier.ended(number)
    return world.notifier.deliveries.all().filter((one) => number === undefined || one.number === number)
  })
}
