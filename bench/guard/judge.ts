/** What a path costs, as `--guard --write` has measured it. It is raised in a commit that gives the reason. */
export interface Limit {
  /** Processor time of the mall for one answer, divided by that of the reference in the same process. */
  times: number
  /** SQL statements of one answer, or of a whole purchase. */
  statements: number
  /** Of a page's HTML before compression, or of the scripts that it loads first, with gzip. */
  kb?: number
}

export type Limits = Record<string, Limit>

/** Whatever else a machine does makes a path less than this much dearer beside its reference. */
const mostTimes = 1.25

/** Whether a path took a quarter more time than was measured, or more statements. */
export function isDearer(found: Limit, limit: Limit): boolean {
  return found.times > limit.times * mostTimes || found.statements > limit.statements
}

/** What costs more than it may, a line each; none is good. */
export function faultsOf(limits: Limits, measured: Limits): string[] {
  const names = [...new Set([...Object.keys(limits), ...Object.keys(measured)])]
  return names.flatMap((name) => {
    const [limit, found] = [limits[name], measured[name]]
    if (!limit) return [`${name}: it has no limit`]
    if (!found) return [`${name}: it was not measured`]
    return [
      ...tooMuch(name, 'times its reference', found.times, limit.times * mostTimes),
      ...tooMuch(name, 'statements', found.statements, limit.statements),
      ...tooMuch(name, 'KB', found.kb ?? 0, limit.kb ?? 0),
    ]
  })
}

function tooMuch(name: string, unit: string, found: number, most: number): string[] {
  return found > most ? [`${name}: ${found} ${unit}, at most ${Number(most.toFixed(3))}`] : []
}
