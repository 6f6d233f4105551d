/**
 * Runs the calls and jobs of trade in a process of their own, which kills itself at the n-th point at which something
 * is about to be, or has just been, made visible to others: before and after each commit and each call of a payment
 * gateway. Production code knows nothing of these points: they are added here around its driver and its gateways.
 */
import { aftersalesJobs, aftersalesRoutes } from '@hojip/aftersales'
import { checkoutRoutes } from '@hojip/checkout'
import type { Tables, Tools } from '@hojip/db'
import { ordersJobs, ordersRoutes } from '@hojip/orders'
import { createMoneyOfOrders, paymentsJobs, paymentsRoutes } from '@hojip/payments'
import { systemClock } from '@hojip/platform/clock'
import { openDatabase } from '@hojip/platform/db'
import { createApi, type Viewer } from '@hojip/platform/http'
import { createJobs } from '@hojip/platform/jobs'
import { createLog, type Log } from '@hojip/platform/log'
import { rights } from '@hojip/policy'
import Fastify from 'fastify'
import pg from 'pg'
import { readPartners } from '../../settings/names/partners.ts'
import { gatewaysOf } from '../../partners/gateways.ts'

export interface MallProcessSettings {
  url: string
  port: number
  credentials: Record<string, string>
  /** The number of the point at which to crash; 0 for none. */
  crashAt: number
}

const settings = JSON.parse(process.argv[2]!) as MallProcessSettings

let passed = 0
let isReady = false
function pass(point: string): void {
  if (!isReady) return
  passed += 1
  process.send?.({ passed, point })
  if (passed === settings.crashAt) process.kill(process.pid, 'SIGKILL')
}

type Query = (this: pg.Client, ...args: unknown[]) => Promise<unknown>
const prototype = pg.Client.prototype as unknown as { query: Query }
const query = prototype.query
prototype.query = async function crashing(...args) {
  const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | undefined)?.text
  if (text?.toLowerCase() !== 'commit') return query.apply(this, args)
  pass('before commit')
  const answer = await query.apply(this, args)
  pass('after commit')
  return answer
}

/** Adds points around each call of a gateway; handling its notifications is not a call. */
function around<T extends object>(gateway: T): T {
  return new Proxy(gateway, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      const isCall = ['create', 'query', 'close', 'refund', 'refundQuery'].includes(String(name))
      if (typeof value !== 'function' || !isCall) return value
      return async (...args: unknown[]) => {
        pass(`before ${String(name)}`)
        const answer: unknown = await Reflect.apply(value, target, args)
        pass(`after ${String(name)}`)
        return answer
      }
    },
  })
}

const partners = readPartners({ APP_SECRET: 's'.repeat(32), ...settings.credentials })
if ('faults' in partners) throw new Error(partners.faults.join())
const gateways = Object.fromEntries(
  Object.entries(gatewaysOf(partners.value, systemClock)).map(([name, gateway]) => [name, around(gateway)]),
)
const log: Log = {
  ...createLog('silent'),
  error: (event, fields) => {
    if (event === 'http.bug') process.send?.({ bug: String((fields?.['error'] as Error | undefined)?.stack) })
  },
}
const { db } = openDatabase<Tables>({ url: settings.url, max: 10 })
const tools: Tools = { db, log, clock: systemClock, jobs: createJobs({ db, log, superviseSeconds: 1 }) }
const own = `http://127.0.0.1:${settings.port}`
const payments = { gateways, callbackUrl: own, publicUrl: own, isRefundPaused: () => false }
const money = createMoneyOfOrders(tools, payments)
ordersJobs(tools, money)
paymentsJobs(tools, payments)
aftersalesJobs(tools)
const app = Fastify()
createApi({
  calls: [
    ...checkoutRoutes(tools),
    ...ordersRoutes(tools, money),
    ...paymentsRoutes(tools, payments),
    ...aftersalesRoutes(tools),
  ],
  rights,
  log,
  authenticate: async ({ authorization }) =>
    authorization ? { rights, ...(JSON.parse(authorization) as Viewer) } : null,
  origins: () => [],
  checkOutput: true,
}).register(app)
await tools.jobs.start({ work: true })
await app.listen({ host: '127.0.0.1', port: settings.port })
isReady = true
process.on('disconnect', () => process.exit(0))
process.send?.({ passed: 0, point: 'ready' })
