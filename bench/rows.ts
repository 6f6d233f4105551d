import { goals } from './goals.ts'
import { median } from './load/figures.ts'
import type { Measured } from './rounds.ts'
import { ofSpeed, type Row } from './table.ts'

/** The rows of a group that was measured together. */
export function rowsOf(group: readonly Measured[]): Row[] {
  return group.map(({ measure, mall, perSecond, bare, ratio }, i) => {
    const found = measure.goalMs === undefined ? [] : [goals.p99(mall.p99Ms, measure.goalMs)]
    if (measure.what.startsWith('product detail')) found.push(goals.detail(ratio))
    const [first] = group
    if (i > 0 && first) {
      const times = median(first.perSecond.map((speed, round) => speed / perSecond[round]!))
      const { text, reached } = goals.deepPage(times)
      found.push({ text: `${text}: ${times.toFixed(2)}`, reached })
    }
    const { Fastify: fastify, 'node:http': http } = bare
    const micros = fastify.cpuMicros === undefined ? '' : ` (${fastify.cpuMicros.toFixed(0)} µs)`
    const reference = `${ofSpeed(fastify.perSecond)}${micros} Fastify, ${ofSpeed(http.perSecond)} node:http`
    return { what: measure.what, figures: mall, reference, ratio, goals: found }
  })
}
