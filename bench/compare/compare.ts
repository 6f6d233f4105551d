import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { median, medianOf, type Figures } from '../load/figures.ts'
import { cpuOfFamily } from '../processes.ts'
import { ofSpeed } from '../table.ts'
import { writeCatalogFile } from './catalog-file.ts'
import { checkOut, workingTree } from './checkout.ts'
import { firstAnswer, guestOf, orderFor, type Guest } from './guest.ts'
import { paths, type Path } from './paths.ts'
import { openSide, type Side } from './side.ts'

export interface CompareOptions {
  commit: string
  dataDir: string
  goods: number
  only: readonly string[]
  rounds: number
  roundMs: number
  say: (line: string) => void
}

interface Round extends Figures {
  /** Processor time of the database server for each answer, in microseconds. */
  databaseMicros: number
}

/** What one mall does on one path. */
interface Run {
  rounds: Round[]
  /** Of one answer on the wire, without its head. */
  bytes: number | undefined
}

export interface Compared {
  path: Path
  now: Run
  before: Run
  /** Answers a second now divided by then, of each round. */
  ratios: number[]
}

async function measured(guest: Guest, path: Path, round: number, ms: number): Promise<Round> {
  const { pid, load } = guest.side
  const before = cpuOfFamily(pid, 'postgres') ?? 0
  const figures = await load.ask<Figures>(orderFor(guest, path, round, ms))
  const after = cpuOfFamily(pid, 'postgres') ?? 0
  return { ...figures, databaseMicros: (after - before) / Math.max(1, figures.count) }
}

async function bytesOn(guest: Guest, path: Path): Promise<number | undefined> {
  return (await firstAnswer(guest, path))?.body.length
}

/** Both malls in turns, the second one first in every second round, so that other work of the machine meets both. */
async function comparePath(
  path: Path,
  [now, then]: [Guest, Guest],
  options: CompareOptions,
): Promise<Compared> {
  const { rounds, roundMs } = options
  const nowRuns: Round[] = []
  const thenRuns: Round[] = []
  for (const guest of [now, then]) await measured(guest, path, 0, roundMs)
  for (let round = 1; round <= rounds; round++) {
    const turns = [
      async () => nowRuns.push(await measured(now, path, round, roundMs)),
      async () => thenRuns.push(await measured(then, path, round, roundMs)),
    ]
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn()
  }
  return {
    path,
    now: { rounds: nowRuns, bytes: await bytesOn(now, path) },
    before: { rounds: thenRuns, bytes: await bytesOn(then, path) },
    ratios: nowRuns.map(({ perSecond }, i) => perSecond / thenRuns[i]!.perSecond),
  }
}

/** Measures the working tree beside another commit, each in a demo mall with the same imported products. */
export async function compare(
  options: CompareOptions,
): Promise<{ names: [string, string]; rows: Compared[] }> {
  const { dataDir, goods, say, only } = options
  const old = checkOut(options.commit, say)
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, `products-${goods}.csv`)
  writeCatalogFile(file, goods)
  const sides: Side[] = []
  try {
    for (const checkout of [workingTree, old])
      sides.push(await openSide(checkout, { dataDir: join(dataDir, `${checkout.name}-${goods}`), file, say }))
    const [now, then] = [await guestOf(sides[0]!), await guestOf(sides[1]!)]
    const rows: Compared[] = []
    for (const path of paths) {
      if (only.length > 0 && !only.some((part) => path.what.includes(part))) continue
      say(path.what)
      rows.push(await comparePath(path, [now, then], options))
    }
    return { names: [workingTree.name, old.name], rows }
  } finally {
    for (const side of sides) await side.stop()
  }
}

const micros = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

function both(a: string, b: string): string {
  return `${a} / ${b}`
}

function cellsOf({ path, now, before, ratios }: Compared): string[] {
  const [ofNow, ofThen] = [now, before].map(({ rounds }) => medianOf(rounds)) as [Figures, Figures]
  const database = ({ rounds }: Run) =>
    micros.format(median(rounds.map(({ databaseMicros }) => databaseMicros)))
  const mall = ({ cpuMicros }: Figures) => (cpuMicros === undefined ? '' : micros.format(cpuMicros))
  const kb = ({ bytes }: Run) => (bytes === undefined ? '' : (bytes / 1_000).toFixed(1))
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  return [
    path.what,
    both(ofSpeed(ofNow.perSecond), ofSpeed(ofThen.perSecond)),
    median(ratios).toFixed(2),
    spread,
    both(ofNow.p99Ms.toFixed(1), ofThen.p99Ms.toFixed(1)),
    both(mall(ofNow), mall(ofThen)),
    both(database(now), database(before)),
    now.bytes === undefined ? '' : both(kb(now), kb(before)),
  ]
}

/** The table in Markdown, which is read in a terminal as well. */
export function comparedTable([now, then]: [string, string], rows: readonly Compared[]): string {
  const of = `${now} / ${then}`
  const head = ['', `per s, ${of}`, 'ratio', 'of rounds', 'p99 ms', 'mall, CPU µs', 'database, CPU µs', 'KB']
  const all = [head, ...rows.map(cellsOf)]
  const widths = head.map((_, i) => Math.max(...all.map((cells) => cells[i]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map((row) => line(cellsOf(row)))].join('\n')
}
