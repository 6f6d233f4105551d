import { locales } from '@hojip/platform/i18n'
import type { ProductInput, Texts } from '../rules/product-input.ts'
import { columnIn } from '../rules/file-columns.ts'
import { cellReader } from './cells.ts'
import type { Fault, ProductRow } from './product-rows.ts'
import { importReasons as no } from './reasons.ts'

interface Pair {
  name: string
  value: string
}

/** The placeholder of a parameter that is not written in the language of its cell. */
const unwritten = '-'

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}

function plain(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char)).trim()
}

/** Name and value of a line such as `Weight: 1 kg`; undefined without a colon. */
function pairOf(line: string): Pair | undefined {
  // A colon after a backslash belongs to the name.
  const found = /^((?:\\.|[^\\:：])*)[:：](.*)$/.exec(line)
  if (!found) return undefined
  const [, name = '', value = ''] = found
  return { name: plain(name), value: plain(value) }
}

/** A cell with a line for each parameter, which `readParams` reads again. */
export function paramsCell(pairs: readonly Pair[]): string {
  const lines = pairs.map(({ name, value }) =>
    name === '' && value === ''
      ? unwritten
      : `${escaped(name).replaceAll(/[:：]/g, '\\$&')}: ${escaped(value)}`,
  )
  return lines.some((line) => line !== unwritten) ? lines.join('\n') : ''
}

const mostLines = 200
const longest = 1_000

function isFitting({ name, value }: Pair): boolean {
  return (name !== '' || value !== '') && name.length <= longest && value.length <= longest
}

/** The parameters of a product, one a line, at the same place in each language. */
export function readParams(row: ProductRow, faults: Fault[]): ProductInput['params'] {
  const { fail } = cellReader(row, faults)
  const params: { name: Texts; value: Texts }[] = []
  for (const locale of locales) {
    const column = columnIn(locale, 'Parameters')
    const lines = row.get(column).split(/\r?\n/)
    if (lines.length > mostLines) fail(column, no.tooManyLines, { most: mostLines })
    for (const [at, line] of lines.slice(0, mostLines).entries()) {
      if (line.trim() === '' || line.trim() === unwritten) continue
      const pair = pairOf(line)
      if (!pair || !isFitting(pair)) {
        fail(column, no.notPair, { value: line.slice(0, 40) })
        continue
      }
      const known = (params[at] ??= { name: {}, value: {} })
      if (pair.name) known.name[locale] = pair.name
      if (pair.value) known.value[locale] = pair.value
    }
  }
  // Lines that no language has are holes.
  return params.filter((param) => param !== undefined)
}
