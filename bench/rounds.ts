import type { LoadOrder } from './load/main.ts'
import { median, medianOf, type Figures } from './load/figures.ts'
import { observed, type IndexQueries } from './index-queries.ts'
import { askEach } from './load/connection.ts'
import type { Request } from './load/request.ts'
import type { Group, Measure } from './measures.ts'
import { cpuOfFamily, type Program } from './processes.ts'
import type { Sample } from './references/http.ts'
import { references, type Reference } from './references/references.ts'
import { statementsOf, type Server } from './scenes/statements.ts'
import { connections, type Sizes } from './mall/sizes.ts'

/** The processes that take part in a measurement. */
export interface Stage {
  sizes: Sizes
  load: Program
  mall: { pid: number; port: number }
  /** The database of the mall. */
  server: Server
  bare: { program: Program; port: number }
  queries: IndexQueries
}

/** Figures with the processor time of the database for each answer, in microseconds. */
export interface Load extends Figures {
  databaseMicros: number | undefined
}

/** One measure with its references. */
export interface Measured {
  measure: Measure
  mall: Load
  /** Answers per second in each round. */
  perSecond: number[]
  /** In the order of the measure. */
  references: {
    name: Reference
    figures: Figures
    /** The mall's answers per second divided by the reference's in the same round: the median over the rounds. */
    ratio: number
  }[]
  /** Of one answer, on the wire. */
  bytes: number
  /** Of one answer. */
  statements: number
}

export function askLoad<T>(load: Program, order: LoadOrder): Promise<T> {
  return load.ask<T>(order)
}

/** The figures of what the load does, with the database's processor time. */
export async function measureLoad(
  { load, mall }: Pick<Stage, 'load' | 'mall'>,
  order: LoadOrder,
): Promise<Load> {
  const before = cpuOfFamily(mall.pid, 'postgres')
  const figures = await askLoad<Figures>(load, order)
  const after = cpuOfFamily(mall.pid, 'postgres')
  const used = before === undefined || after === undefined ? undefined : after - before
  return { ...figures, databaseMicros: used === undefined ? undefined : used / Math.max(1, figures.count) }
}

export function medianLoad(rounds: readonly Load[]): Load {
  const known = rounds.flatMap(({ databaseMicros }) => databaseMicros ?? [])
  return { ...medianOf(rounds), databaseMicros: known.length > 0 ? median(known) : undefined }
}

interface Observed {
  sample: Sample
  statements: number
}

/** One response, and what the mall asks its database for others of the kind, which are not asked again. */
async function observe(stage: Stage, name: string, measure: Measure): Promise<Observed> {
  const { mall, server, sizes } = stage
  const [request] = measure.requests(0) as [Request]
  const isPage = request.method === 'GET' && !request.path.startsWith('/v1/')
  const { 'accept-encoding': _, ...headers } = request.headers ?? {}
  const [answer, plain] = await askEach(mall.port, [request, ...(isPage ? [{ ...request, headers }] : [])])
  const { status, body, encoding } = answer!
  if (status !== 200) throw new Error(`${request.path} answers ${status}: ${body.toString().slice(0, 300)}`)
  const others = measure.requests(sizes.rounds + 1).slice(0, observed)
  const sent = await statementsOf(server, () => askEach(mall.port, others))
  const sample = {
    name,
    body,
    encoding,
    html: plain?.body.toString(),
    contentType: isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    queries: stage.queries.get(measure.what) ?? [],
  }
  return { sample, statements: sent.length / others.length }
}

/**
 * Measures a group: in each round first the references, then the mall itself, so that other load on the machine
 * affects both alike.
 */
export async function measureGroup(stage: Stage, group: Group): Promise<Measured[]> {
  const { sizes, mall, bare } = stage
  const loadOf = (at: { port: number; pid: number }, requests: Request[], ms: number, isOnce = false) =>
    measureLoad(stage, { kind: 'requests', load: { ...at, requests, connections, ms, isOnce } })
  const ofBare = (name: Reference, i: number, ms: number) => {
    const { folder, ending } = references[name]
    const request: Request = { method: 'GET', path: `/${folder}/s${i}${ending}` }
    return loadOf({ port: bare.port, pid: bare.program.pid }, [request], ms)
  }
  for (const one of group) await loadOf(mall, one.requests(0), sizes.warmUpMs, one.isOnce)
  const seen: Observed[] = []
  for (const [i, one] of group.entries()) seen.push(await observe(stage, `s${i}`, one))
  await bare.program.ask({ samples: seen.map(({ sample }) => sample) })
  for (const [i, one] of group.entries())
    for (const name of one.references) await ofBare(name, i, sizes.referenceMs)
  const rounds = group.map((one) => ({ mall: [] as Load[], bare: one.references.map(() => [] as Load[]) }))
  for (let round = 1; round <= sizes.rounds; round++)
    for (const [i, one] of group.entries()) {
      for (const [n, name] of one.references.entries())
        rounds[i]!.bare[n]!.push(await ofBare(name, i, sizes.referenceMs))
      rounds[i]!.mall.push(await loadOf(mall, one.requests(round), sizes.mallMs, one.isOnce))
    }
  return group.map((measure, i) => {
    const own = rounds[i]!.mall
    const perSecond = own.map((round) => round.perSecond)
    return {
      measure,
      mall: medianLoad(own),
      perSecond,
      references: measure.references.map((name, n) => {
        const found = rounds[i]!.bare[n]!
        const ratio = median(perSecond.map((speed, round) => speed / found[round]!.perSecond))
        return { name, figures: medianOf(found), ratio }
      }),
      bytes: seen[i]!.sample.body.length,
      statements: seen[i]!.statements,
    }
  })
}
