import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { extraPackage } from '@hojip/platform/testing/extra-packages'
import type { Results } from './run.ts'
import { asMarkdown } from './table.ts'

const path = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url))
/** What is used of oxfmt. */
interface Formatter {
  format(path: string, text: string): Promise<{ code: string }>
}

const marks = ['<!-- figures: npm run bench -- --write -->', '<!-- end of figures -->'] as const

/** A line that describes the machine and its load before the first measurement. */
export function machineLine(): string {
  const cpu = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  const others = loadavg()[0]!.toFixed(1)
  return `${day} · ${availableParallelism()} cores (${cpu}), ${memory} GB, ${process.platform}, load by others ${others}`
}

export function contentLine({ postgres, sizes }: Results): string {
  if (postgres === undefined) return `Node ${process.version} · the demo's products`
  const [products, skus] = [sizes.goods, sizes.goods * 3].map((count) => count.toLocaleString('en-US'))
  return `Node ${process.version}, PostgreSQL ${postgres} · ${products} products, ${skus} SKUs`
}

/** Replaces the figures in the document and lists the goals that were missed. */
export async function writeDocument(results: Results, source: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const [before, rest] = text.split(marks[0])
  const after = rest?.split(marks[1])[1]
  if (before === undefined || after === undefined)
    throw new Error(`${path} lacks the marks around the figures`)
  const missed = results.rows.filter(({ goals = [] }) => goals.some(({ reached }) => !reached))
  const verdict =
    missed.length === 0
      ? 'All goals are reached.'
      : `Not reached: ${missed.map(({ what }) => what).join('; ')}.`
  const figures = [marks[0], '', source, '', asMarkdown(results.rows), '', verdict, '', marks[1]].join('\n')
  const { format } = extraPackage<Formatter>('oxfmt')
  const { code } = await format(path, before + figures + after)
  await writeFile(path, code)
}
