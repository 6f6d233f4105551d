import { refuse, type Refusal } from '@hojip/platform/refusal'
import {
  newerNames,
  ownColumns,
  translatedColumns,
  type Column,
  type Translation,
} from '../rules/file-columns.ts'
import { fileReasons } from './file/file-reasons.ts'
import { UnreadableFile } from './file/unreadable-file.ts'

/** The last column of a file of refused products: what is wrong with them. */
export const problemColumn = { 'zh-CN': '问题', 'en-US': 'Problem', 'ko-KR': '문제' } as const
const problemNames: readonly string[] = Object.values(problemColumn)

const shopifyColumns = Object.keys(newerNames) as (keyof typeof newerNames)[]

const columns: readonly Column[] = [
  ...shopifyColumns,
  ...ownColumns,
  ...translatedColumns.flatMap((column): Translation[] => [`${column} (ko)`, `${column} (en)`]),
]

const required: readonly Column[] = ['Handle', 'Title', 'Variant Price']

export interface Header {
  /** Number of cells per row. */
  width: number
  /** Whether the mall has exported the file. */
  isOwn: boolean
  /** Whether the mall has written the file: its cells are then guarded against being run as formulas. */
  isGuarded: boolean
  /** The index of each known column; absent when the file lacks it. */
  places: ReadonlyMap<Column, number>
  /** The column's name in the file. */
  nameAt(index: number): string
}

function newerName(column: Column): string {
  return (newerNames as Partial<Record<Column, string>>)[column] ?? column
}

function namesOf(column: Column): string[] {
  return [...new Set([column, newerName(column)])].map((name) => name.toLowerCase())
}

function plainNames(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim().toLowerCase())
}

/** How many of the known columns a line names. The separator that yields the most is the likeliest. */
export function countKnown(cells: readonly string[]): number {
  const names = new Set(plainNames(cells))
  return columns.filter((column) => namesOf(column).some((name) => names.has(name))).length
}

/** Throws `UnreadableFile` naming everything that is wrong with the header. */
export function readHeader(cells: readonly string[]): Header {
  const plain = plainNames(cells)
  const places = new Map<Column, number>()
  const reasons: Refusal[] = []
  for (const column of columns) {
    const at = plain.flatMap((name, index) => (namesOf(column).includes(name) ? [index] : []))
    if (at[0] !== undefined) places.set(column, at[0])
    if (at.length > 1) reasons.push(refuse(fileReasons.doubledColumn, { column: cells[at[1]!]!.trim() }))
  }
  if (places.size === 0) throw new UnreadableFile([refuse(fileReasons.noHeader)])
  const isNewer = plain.includes('url handle')
  const missing = required.filter((column) => !places.has(column))
  if (missing.length > 0)
    reasons.push(
      refuse(fileReasons.missingColumns, {
        columns: missing.map((column) => (isNewer ? newerName(column) : column)).join(', '),
      }),
    )
  if (reasons.length > 0) throw new UnreadableFile(reasons)
  const isOwn = places.has('Variant Inventory Exported')
  const isGuarded = isOwn || problemNames.includes(cells.at(-1)?.trim() ?? '')
  return { width: cells.length, isOwn, isGuarded, places, nameAt: (index) => cells[index]?.trim() ?? '' }
}
