import type { FastifyInstance } from 'fastify'
import { readJson } from '../read-body.ts'
import type { World } from '../world.ts'
import type { Channel, FaultRule } from './faults.ts'
import { faultKinds, isFaultKind } from './kinds.ts'

const channels = new Set<unknown>(['wechat', 'alipay', 'sms', 'carrier', 'push', 'translation'])
function isText(value: unknown) {
  return value === undefined || typeof value === 'string'
}

function isCount(value: unknown) {
  return value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)
}

function isShare(value: unknown) {
  return value === undefined || (typeof value === 'number' && value >= 0 && value <= 1)
}

/** The rule, or the name of an invalid field. */
function readRule(body: Record<string, unknown>): Omit<FaultRule, 'id'> | string {
  const { kind, number, channel, call, probability, times, ms, count, value } = body
  if (!isFaultKind(kind)) return 'kind'
  if (!isText(number)) return 'number'
  if (channel !== undefined && !channels.has(channel)) return 'channel'
  if (!isText(call)) return 'call'
  if (!isShare(probability)) return 'probability'
  if (!isCount(times)) return 'times'
  if (!isCount(ms)) return 'ms'
  if (!isCount(count)) return 'count'
  if (!isText(value)) return 'value'
  const given = { number, channel: channel as Channel, call, probability, times, ms, count, value }
  const present = Object.entries(given).filter(([, v]) => v !== undefined)
  return { kind, ...Object.fromEntries(present) }
}

/** `POST /sim/faults` sets one, `GET` lists the active ones, `DELETE` removes all, `POST …/clear {id?}` one or all. */
export function faultRoutes(app: FastifyInstance, world: World): void {
  app.get('/sim/faults', () => ({ kinds: faultKinds, rules: world.faults.list() }))
  app.post('/sim/faults', (request, reply) => {
    const rule = readRule(readJson(request.body) ?? {})
    if (typeof rule === 'string') return reply.code(400).send({ error: `bad field: ${rule}` })
    return world.faults.add(rule)
  })
  app.post('/sim/faults/clear', (request, reply) => {
    const { id } = readJson(request.body) ?? {}
    if (!isText(id)) return reply.code(400).send({ error: 'bad field: id' })
    return { cleared: world.faults.clear(id) }
  })
  app.delete('/sim/faults', (_request, reply) => {
    world.faults.clear()
    return reply.code(204).send()
  })
}
