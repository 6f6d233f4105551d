import { Counter, Histogram, type Registry } from 'prom-client'
import { secondsOfRequests } from './bounds.ts'

export type Outcome = 'good' | 'refused' | 'fault' | 'shed'

/** One request that has been answered. */
export interface Answered {
  /** Which of the three histograms it belongs to. */
  what: 'call' | 'page' | 'file'
  /** By pattern: never an address. */
  route: string
  outcome: Outcome
  seconds: number
}

type Child = ReturnType<Histogram['labels']>

/** A histogram whose series are made when a route is asked for first, and kept. */
function byRoute(registry: Registry, what: Answered['what'], help: string) {
  const histogram = new Histogram({
    name: `hojip_${what}_seconds`,
    help,
    labelNames: [what, 'outcome'],
    buckets: secondsOfRequests,
    registers: [registry],
  })
  const children = new Map<string, Partial<Record<Outcome, Child>>>()
  return ({ route, outcome, seconds }: Answered) => {
    let ofRoute = children.get(route)
    if (!ofRoute) children.set(route, (ofRoute = {}))
    const child = (ofRoute[outcome] ??= histogram.labels(route, outcome))
    child.observe(seconds)
  }
}

/** Counts what is answered: calls, pages and files apart, by route and outcome, and refusals by their names. */
export function requestFigures(registry: Registry) {
  const observers = {
    call: byRoute(registry, 'call', 'Calls of the API by route and outcome'),
    page: byRoute(registry, 'page', 'Pages of both sites by pattern and outcome'),
    file: byRoute(registry, 'file', 'Pictures, scripts, feeds and all other files by route and outcome'),
  }
  const refusals = new Counter({
    name: 'hojip_refusals_total',
    help: 'Refused calls by the name of the refusal',
    labelNames: ['code'],
    registers: [registry],
  })
  const shed = new Counter({
    name: 'hojip_shed_total',
    help: 'Requests turned away because there were too many, by how urgent they were',
    labelNames: ['class'],
    registers: [registry],
  })
  return {
    answered: (one: Answered) => observers[one.what](one),
    refused: (code: string) => refusals.inc({ code }),
    shed: (urgency: string) => shed.inc({ class: urgency }),
  }
}
