import type { Figures } from './load/figures.ts'

/** One row of the results: figures of a load, or a value. */
export interface Row {
  what: string
  figures?: Figures
  /** The database's processor time of one answer. */
  databaseMicros?: number | undefined
  /** Of one answer. */
  statements?: number
  /** Of one answer, on the wire. */
  bytes?: number
  /** A figure that is not a speed, such as "8.1 s". */
  value?: string
  /** What the bare reference reaches on this machine, such as "21,400 Fastify". */
  reference?: string
  ratio?: number
  goals?: { text: string; reached: boolean }[]
}

interface Column {
  name: string
  isNumber?: boolean
  cell: (row: Row) => string
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
export function ofSpeed(perSecond: number): string {
  return perSecond >= 100 ? whole.format(perSecond) : perSecond.toFixed(1)
}

function ofTime(ms: number | undefined): string {
  if (ms === undefined) return ''
  return ms < 10 ? ms.toFixed(2) : ms.toFixed(1)
}

function ofWhole(value: number | undefined): string {
  return value === undefined ? '' : whole.format(value)
}

const name: Column = { name: '', cell: ({ what }) => what }
/** A missed goal is marked. */
const beside: Column[] = [
  { name: 'reference, per s', cell: ({ reference = '' }) => reference },
  {
    name: 'ratio',
    isNumber: true,
    cell: ({ ratio }) => (ratio === undefined ? '' : ratio.toFixed(ratio < 0.1 ? 3 : 2)),
  },
  {
    name: 'goal reached',
    cell: ({ goals = [] }) =>
      goals.map(({ text, reached }) => `${text}: ${reached ? 'yes' : '**no**'}`).join('; '),
  },
]
const ofLoads: Column[] = [
  name,
  { name: 'p50 ms', isNumber: true, cell: ({ figures }) => ofTime(figures?.p50Ms) },
  { name: 'p99 ms', isNumber: true, cell: ({ figures }) => ofTime(figures?.p99Ms) },
  { name: 'per s', isNumber: true, cell: ({ figures }) => (figures ? ofSpeed(figures.perSecond) : '') },
  { name: 'mall µs', isNumber: true, cell: ({ figures }) => ofWhole(figures?.cpuMicros) },
  { name: 'database µs', isNumber: true, cell: ({ databaseMicros }) => ofWhole(databaseMicros) },
  {
    name: 'statements',
    isNumber: true,
    cell: ({ statements }) => (statements === undefined ? '' : String(Number(statements.toFixed(1)))),
  },
  {
    name: 'KB',
    isNumber: true,
    cell: ({ bytes }) => (bytes === undefined ? '' : (bytes / 1_000).toFixed(1)),
  },
  ...beside,
]
const ofValues: Column[] = [
  name,
  { name: 'figure', isNumber: true, cell: ({ value = '' }) => value },
  ...beside.map((column) =>
    column.isNumber ? column : { ...column, name: column.name.replace(', per s', '') },
  ),
]

/** Loads and values each have a table, so that neither has columns that it leaves empty. */
function tablesOf(rows: readonly Row[]): { columns: Column[]; cells: string[][] }[] {
  const parts = [
    { columns: ofLoads, part: rows.filter(({ figures }) => figures) },
    { columns: ofValues, part: rows.filter(({ figures }) => !figures) },
  ]
  return parts
    .filter(({ part }) => part.length > 0)
    .map(({ columns, part }) => ({
      columns,
      cells: part.map((row) => columns.map((column) => column.cell(row))),
    }))
}

const wide = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3]/g
function widthOf(text: string) {
  return text.length + (text.match(wide)?.length ?? 0)
}

function printedTable(columns: readonly Column[], cells: readonly string[][]): string {
  const lines = [columns.map((column) => column.name), ...cells].map((line) =>
    line.map((cell) => cell.replaceAll('**', '')),
  )
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => widthOf(line[i]!))))
  const padded = (cell: string, i: number) => {
    const gap = ' '.repeat(widths[i]! - widthOf(cell))
    return columns[i]!.isNumber ? gap + cell : cell + gap
  }
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n')
}

/** For the terminal. */
export function printed(rows: readonly Row[]): string {
  return tablesOf(rows)
    .map(({ columns, cells }) => printedTable(columns, cells))
    .join('\n\n')
}

/** For the document. */
export function asMarkdown(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return tablesOf(rows)
    .map(({ columns, cells }) =>
      [
        line(columns.map((column) => column.name)),
        line(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
        ...cells.map(line),
      ].join('\n'),
    )
    .join('\n\n')
}
