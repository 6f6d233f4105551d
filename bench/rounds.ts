import type { LoadOrder } from './load/main.ts'
import type { Figures } from './load/figures.ts'
import { median, medianOf } from './load/figures.ts'
import { askEach } from './load/connection.ts'
import type { Request } from './load/request.ts'
import type { Group, Measure } from './measures.ts'
import type { Program } from './processes.ts'
import type { Sample } from './references/http.ts'
import { connections, type Sizes } from './mall/sizes.ts'

/** The processes that take part in a measurement. */
export interface Stage {
  sizes: Sizes
  load: Program
  mall: { pid: number; port: number }
  /** The bare servers by name. */
  bare: Record<BareName, { program: Program; port: number }>
}
export type BareName = 'node:http' | 'Fastify'

/** One measure with its references. */
export interface Measured {
  measure: Measure
  mall: Figures
  /** The figures of each round. */
  perSecond: number[]
  bare: Record<BareName, Figures>
  /** The mall's responses per second divided by those of bare Fastify in the same round: the median over the rounds. */
  ratio: number
  /** The size of one response on the wire. */
  bytes: number
}

export function askLoad<T>(load: Program, order: LoadOrder): Promise<T> {
  return load.ask<T>(order)
}

async function sampleOf(stage: Stage, name: string, request: Request): Promise<Sample> {
  const [answer] = await askEach(stage.mall.port, [request])
  const { status, body } = answer!
  if (status !== 200) throw new Error(`${request.path} answers ${status}: ${body.toString().slice(0, 300)}`)
  const isPage = request.method === 'GET' && !request.path.startsWith('/v1/')
  return { name, body, contentType: isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8' }
}

const bareNames = ['node:http', 'Fastify'] as const

/**
 * Measures a group: in each round first the bare servers with a response of the mall, then the mall itself, so that
 * other load on the machine affects both alike.
 */
export async function measureGroup(stage: Stage, group: Group): Promise<Measured[]> {
  const { sizes, load, mall } = stage
  const samples = await Promise.all(group.map((one, i) => sampleOf(stage, `s${i}`, one.requests(0)[0]!)))
  for (const name of bareNames) await stage.bare[name].program.ask({ samples })
  const loadOf = (port: number, pid: number, requests: Request[], ms: number) =>
    askLoad<Figures>(load, { kind: 'requests', load: { port, pid, requests, connections, ms } })
  for (const one of group) await loadOf(mall.port, mall.pid, one.requests(0), sizes.warmUpMs)
  const rounds = group.map(() => ({
    mall: [] as Figures[],
    'node:http': [] as Figures[],
    Fastify: [] as Figures[],
  }))
  for (let round = 1; round <= sizes.rounds; round++)
    for (const [i, one] of group.entries()) {
      for (const name of bareNames) {
        const { program, port } = stage.bare[name]
        const requests = [{ method: 'GET', path: `/s${i}` } satisfies Request]
        rounds[i]![name].push(await loadOf(port, program.pid, requests, sizes.referenceMs))
      }
      rounds[i]!.mall.push(await loadOf(mall.port, mall.pid, one.requests(round), sizes.mallMs))
    }
  return group.map((measure, i) => {
    const { mall: own, 'node:http': http, Fastify: fastify } = rounds[i]!
    return {
      measure,
      mall: medianOf(own),
      perSecond: own.map(({ perSecond }) => perSecond),
      bare: { 'node:http': medianOf(http), Fastify: medianOf(fastify) },
      ratio: median(own.map(({ perSecond }, round) => perSecond / fastify[round]!.perSecond)),
      bytes: samples[i]!.body.length,
    }
  })
}
