import { paymentTold } from '@hojip/payments'
import { cacheCounts } from '@hojip/platform/cache'
import { eventSent, jobsRan } from '@hojip/platform/jobs'
import { asked } from '@hojip/platform/outbound'
import { socketClosed } from '@hojip/platform/realtime'
import { sentToQueue } from '@hojip/sale-queues'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { secondsOfGateways } from './bounds.ts'

/** The states of an order by the event that leads to it. */
const stateOfEvent: Readonly<Record<string, string>> = {
  'orders/created': 'created',
  'orders/paid': 'paid',
  'orders/shipped': 'shipped',
  'orders/delivered': 'delivered',
  'orders/received': 'received',
  'orders/closed': 'closed',
}

function tradeFigures(registers: Registry[]): (() => void)[] {
  const orders = new Counter({
    name: 'hojip_orders_total',
    help: 'Orders that have come into a state, as this process saw it',
    labelNames: ['state'],
    registers,
  })
  const payments = new Counter({
    name: 'hojip_payments_total',
    help: 'Payments by gateway: opened, and what became of what the gateway has told',
    labelNames: ['gateway', 'outcome'],
    registers,
  })
  const waits = new Counter({
    name: 'hojip_sale_queue_waits_total',
    help: 'Checkouts and orders that were refused because it was not the shopper’s turn, by what the queue did',
    labelNames: ['at', 'state'],
    registers,
  })
  return [
    sentToQueue.listen((labels) => waits.inc(labels)),
    eventSent.listen((event) => {
      const state = stateOfEvent[event]
      if (state) orders.inc({ state })
    }),
    paymentTold.listen(({ gateway, outcome }) => payments.inc({ gateway, outcome })),
  ]
}

function workFigures(registers: Registry[]): (() => void)[] {
  const gateways = new Histogram({
    name: 'hojip_gateway_seconds',
    help: 'Calls to other programs by gateway, act and outcome',
    labelNames: ['gateway', 'act', 'outcome'],
    buckets: secondsOfGateways,
    registers,
  })
  const jobs = new Counter({
    name: 'hojip_jobs_total',
    help: 'Jobs that have run, by queue and outcome; one that is repeated counts each time',
    labelNames: ['queue', 'outcome'],
    registers,
  })
  return [
    asked.listen(({ ms, ...labels }) => gateways.observe(labels, ms / 1_000)),
    jobsRan.listen(({ queue, outcome, jobs: count }) => jobs.inc({ queue, outcome }, count)),
  ]
}

function cacheFigures(registers: Registry[]): void {
  new Counter({
    name: 'hojip_cache_total',
    help: 'Looks into a cache that found something, and those that did not',
    labelNames: ['cache', 'hit'],
    registers,
    collect() {
      this.reset()
      for (const [cache, { hits, misses }] of cacheCounts()) {
        this.inc({ cache, hit: 'yes' }, hits)
        this.inc({ cache, hit: 'no' }, misses)
      }
    },
  })
}

/** Counts what the parts of the mall tell. @returns stops listening */
export function partFigures(registry: Registry): () => void {
  const registers = [registry]
  const closes = new Counter({
    name: 'hojip_socket_closes_total',
    help: 'Sockets that were closed, by why',
    labelNames: ['why'],
    registers,
  })
  cacheFigures(registers)
  const stops = [
    ...tradeFigures(registers),
    ...workFigures(registers),
    socketClosed.listen((why) => closes.inc({ why })),
  ]
  return () => stops.forEach((stop) => stop())
}

/** How many sockets this process holds. */
export function socketFigure(registry: Registry, count: () => number): void {
  new Gauge({
    name: 'hojip_sockets',
    help: 'Open sockets of this process',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}
