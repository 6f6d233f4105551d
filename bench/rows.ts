import { goals } from './goals.ts'
import { median } from './load/figures.ts'
import type { Measured } from './rounds.ts'
import { ofSpeed, type Row } from './table.ts'

/** The rows of a group that was measured together. */
export function rowsOf(group: readonly Measured[]): Row[] {
  return group.map(({ measure, mall, perSecond, references, bytes, statements }, i) => {
    const found = measure.goalMs === undefined ? [] : [goals.p99(mall.p99Ms, measure.goalMs)]
    const [main] = references
    if (main && measure.goalRatio !== undefined) found.push(goals.ratio(main.ratio, measure.goalRatio))
    const [first] = group
    if (i > 0 && first) {
      const times = median(first.perSecond.map((speed, round) => speed / perSecond[round]!))
      found.push(goals.deepPage(times))
    }
    const others = references.map(({ name, figures, ratio }, n) => {
      const micros = figures.cpuMicros === undefined ? '' : ` (${figures.cpuMicros.toFixed(0)} µs)`
      return `${ofSpeed(figures.perSecond)}${micros} ${name}${n > 0 ? `: ${ratio.toPrecision(2)}` : ''}`
    })
    return {
      what: measure.what,
      figures: mall,
      databaseMicros: mall.databaseMicros,
      statements,
      bytes,
      reference: others.join('; '),
      goals: found,
      ...(main && { ratio: main.ratio }),
    }
  })
}
