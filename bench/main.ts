import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sharedBuildDir } from '@hojip/platform/testing/sites'
import { parseArgs } from 'node:util'
import { compare, comparedTable } from './compare/compare.ts'
import { contentLine, machineLine, writeDocument } from './document.ts'
import { guard, guardTable } from './guard/guard.ts'
import { removeMallFolder } from './mall/mall-process.ts'
import { stopPrograms } from './processes.ts'
import { runBench } from './run.ts'
import { fullSizes, quickSizes } from './mall/sizes.ts'
import { printed } from './table.ts'

const { values: asked } = parseArgs({
  options: {
    /** A small, short run that only checks that the bench works. */
    quick: { type: 'boolean', default: false },
    /** Writes the figures into docs/benchmarks.md. */
    write: { type: 'boolean', default: false },
    /** Stores the filled mall in this folder and reuses it the next time. */
    data: { type: 'string' },
    /** Measures only the rows, or the guard's paths, whose names contain this; may be given several times. */
    only: { type: 'string', multiple: true, default: [] },
    /** Writes a processor profile of the mall into this folder. */
    profile: { type: 'string' },
    /** Fills the mall with so many products instead of the usual number. */
    goods: { type: 'string' },
    /** Lists the SQL statements of the counted checkouts. */
    statements: { type: 'boolean', default: false },
    /** For a quick run: a server on which databases may be created; otherwise one is started. */
    'test-database': { type: 'string' },
    /** Fails when one of fifteen paths costs more than the repository allows; with --write that file is written. */
    guard: { type: 'boolean', default: false },
    /** Measures the working tree beside this commit instead, both in one run. */
    compare: { type: 'string' },
    /** Of a comparison. */
    rounds: { type: 'string', default: '5' },
    'round-ms': { type: 'string', default: '2000' },
  },
})

const dataDir = resolve(asked.data ?? join(tmpdir(), `hojip-bench-${process.pid}`))
mkdirSync(dataDir, { recursive: true })
// A quick run and the guard share the build of the tests, since they do not measure the build.
if ((asked.quick || asked.guard) && !existsSync(join(dataDir, 'build'))) {
  mkdirSync(sharedBuildDir, { recursive: true })
  symlinkSync(sharedBuildDir, join(dataDir, 'build'))
}

async function clean() {
  await stopPrograms()
  if (!asked.data) removeMallFolder(dataDir)
}

let isOver = false
function leave(code: number) {
  if (isOver) return
  isOver = true
  void clean().then(() => process.exit(code))
}

process.on('SIGINT', () => leave(130))
process.on('SIGTERM', () => leave(143))

function productsAsked(usual: number): number {
  const goods = asked.goods === undefined ? usual : Number(asked.goods)
  if (Number.isSafeInteger(goods) && goods > 0) return goods
  process.stderr.write('--goods takes a number of products, such as 1000000\n')
  process.exit(2)
}

/** The malls of a comparison are left, so that the next one begins with measuring. */
async function compareWith(commit: string): Promise<void> {
  const { names, rows } = await compare({
    commit,
    dataDir: resolve(asked.data ?? join(tmpdir(), 'hojip-compare')),
    goods: productsAsked(10_000),
    only: asked.only,
    rounds: Number(asked.rounds),
    roundMs: Number(asked['round-ms']),
    say: (line) => process.stderr.write(`  ${line}\n`),
  })
  process.stdout.write(`\n${machineLine()}\n\n${comparedTable(names, rows)}\n`)
}

async function guardPaths(): Promise<void> {
  const { measured, faults } = await guard(dataDir, {
    say: (line) => process.stderr.write(`  ${line}\n`),
    isWritten: asked.write,
    only: asked.only,
  })
  process.stdout.write(`\n${machineLine()}\n\n${guardTable(measured)}\n`)
  if (faults.length > 0) throw new Error(`dearer than allowed:\n${faults.join('\n')}`)
}

async function bench(): Promise<void> {
  const usual = asked.quick ? quickSizes : fullSizes
  const sizes = { ...usual, goods: productsAsked(usual.goods) }
  const machine = machineLine()
  const results = await runBench({
    dataDir,
    sizes,
    say: (line) => process.stderr.write(`  ${line}\n`),
    execArgv: asked.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(asked.profile)}`] : [],
    only: asked.only,
    testDatabase: asked['test-database'],
  })
  const source = `${machine} · ${contentLine(results)}`
  process.stdout.write(`\n${source}\n\n${printed(results.rows)}\n`)
  if (asked.statements)
    for (const [text, count] of results.checkout)
      process.stdout.write(`${String(count).padStart(5)}  ${text.slice(0, 160)}\n`)
  if (asked.write) await writeDocument(results, source)
}

try {
  if (asked.guard) await guardPaths()
  else await (asked.compare === undefined ? bench() : compareWith(asked.compare))
  leave(0)
} catch (error) {
  if (!isOver) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  leave(1)
}
