import type { Figures } from './load/figures.ts'

/** One row of the results. */
export interface Row {
  what: string
  figures?: Figures
  /** A figure that is not a speed, such as "8.1 s". */
  value?: string
  /** What the bare reference reaches on this machine, such as "21,400 Fastify". */
  reference?: string
  ratio?: number
  goals?: { text: string; reached: boolean }[]
}

export const columns = [
  '',
  'p50 ms',
  'p99 ms',
  'per s',
  'CPU µs',
  'reference, per s',
  'ratio',
  'goal',
  'reached',
]

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
export function ofSpeed(perSecond: number): string {
  return perSecond >= 100 ? whole.format(perSecond) : perSecond.toFixed(1)
}

function ofTime(ms: number): string {
  return ms < 10 ? ms.toFixed(2) : ms.toFixed(1)
}

/** The cells of a row as text; a missed goal is marked as not reached. */
export function cellsOf({ what, figures, value = '', reference = '', ratio, goals = [] }: Row): string[] {
  return [
    what,
    figures ? ofTime(figures.p50Ms) : '',
    figures ? ofTime(figures.p99Ms) : '',
    figures ? ofSpeed(figures.perSecond) : value,
    figures?.cpuMicros === undefined ? '' : whole.format(figures.cpuMicros),
    reference,
    ratio === undefined ? '' : ratio.toFixed(ratio < 0.1 ? 3 : 2),
    goals.map(({ text }) => text).join('; '),
    goals.map(({ reached }) => (reached ? 'yes' : '**not reached**')).join('; '),
  ]
}

const wide = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3]/g
function widthOf(text: string) {
  return text.length + (text.match(wide)?.length ?? 0)
}

/** For the terminal. */
export function printed(rows: readonly Row[]): string {
  const lines = [columns, ...rows.map(cellsOf)].map((cells) => cells.map((cell) => cell.replaceAll('**', '')))
  const widths = columns.map((_, i) => Math.max(...lines.map((cells) => widthOf(cells[i]!))))
  return lines
    .map((cells) =>
      cells
        .map((cell, i) => {
          const gap = ' '.repeat(widths[i]! - widthOf(cell))
          return i > 0 && i < 7 && i !== 5 ? gap + cell : cell + gap
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** For the document. */
export function asMarkdown(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = columns.map((_, i) => (i > 0 && i < 7 && i !== 5 ? '---:' : '---'))
  return [line(columns), line(rule), ...rows.map((row) => line(cellsOf(row)))].join('\n')
}
