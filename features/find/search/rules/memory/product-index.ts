import type { FilterGroup, ProductFilter, Reach } from '../product-filter.ts'
import {
  addRow,
  bytesOfRows,
  compactingRows,
  emptyRows,
  numbered,
  numberOf,
  removeRow,
  type ProductRows,
  type IndexRow,
  type Shared,
} from './product-rows.ts'
import { eachOf, intersection, membersOf, noNumbers, union, type NumberSet } from './number-sets.ts'
import { matched } from './matched.ts'

/** From which price on products are delivered free: by their template or, where that says nothing, by their shop's. */
export interface FreeFrom {
  templates: ReadonlyMap<string, number>
  shops: ReadonlyMap<string, number>
}

/**
 * The products on sale in this process's memory. Most are rows in the default order, which do not change; what changed
 * since is in recent rows, and gone from the others.
 */
export interface ProductIndex {
  shared: Shared
  settled: ProductRows
  recent: ProductRows
}

export function emptyIndex(): ProductIndex {
  const shared = { categories: numbered(), shops: numbered(), templates: numbered(), facets: numbered() }
  return { shared, settled: emptyRows(true), recent: emptyRows(false) }
}

/** Adds a product of the first reading, which comes in the default order. */
export function addSettled({ shared, settled }: ProductIndex, row: IndexRow): void {
  addRow(settled, shared, row)
}

/** Ends the first reading, in pieces: other work may be done between them. */
export function settling({ settled }: ProductIndex): Generator<void> {
  return compactingRows(settled)
}

/** Puts changed products in place of what was known of them. @param ids those without a row are not on sale any more */
export function putChanged(
  { shared, settled, recent }: ProductIndex,
  ids: readonly string[],
  rows: readonly IndexRow[],
) {
  for (const id of ids) {
    removeRow(settled, id)
    removeRow(recent, id)
  }
  for (const row of rows) addRow(recent, shared, row)
}

export function bytesOfIndex({ settled, recent }: ProductIndex): number {
  return bytesOfRows(settled) + bytesOfRows(recent)
}

/** The product among the settled or the recent rows. */
export function placeOf(
  { settled, recent }: ProductIndex,
  goodsId: string,
): [rows: ProductRows, number: number] | undefined {
  for (const rows of [recent, settled]) {
    const number = numberOf(rows, goodsId)
    if (number !== undefined) return [rows, number]
  }
  return undefined
}

/** What a test of products needs beside the rows. */
export interface Around {
  shared: Shared
  freeFrom: FreeFrom
  nowMs: number
}

export type Test = (number: number) => boolean

/** From which price on a product is delivered free. */
export function freeFromOf(rows: ProductRows, { shared, freeFrom }: Around, number: number): number {
  const template = rows.templates[number]!
  const own = template < 0 ? undefined : freeFrom.templates.get(shared.templates.textOf(template))
  return own ?? freeFrom.shops.get(shared.shops.textOf(rows.shops[number]!)) ?? Infinity
}

function deliveredTest(rows: ProductRows, { shared }: Around, { templateIds, shopIds }: Reach): Test {
  const numbersOf = (texts: readonly string[], all: Shared['shops']) =>
    new Set(texts.map((text) => all.known(text)))
  const templates = numbersOf(templateIds, shared.templates)
  const shops = numbersOf(shopIds, shared.shops)
  return (number) =>
    rows.templates[number] === -1 ? !shops.has(rows.shops[number]) : !templates.has(rows.templates[number])
}

function codeSet(rows: ProductRows, codes: readonly number[]): NumberSet {
  return union(
    codes.map((code) => rows.places.get(String(code)) ?? noNumbers),
    rows.size,
  )
}

/** What a list is narrowed by, except by codes: one test for each group. */
function testsOf(rows: ProductRows, around: Around, f: ProductFilter): { group: FilterGroup; test: Test }[] {
  const { minFen = -Infinity, maxFen = Infinity } = f
  const tests: ReturnType<typeof testsOf> = []
  if (minFen !== -Infinity || maxFen !== Infinity)
    tests.push({
      group: 'price',
      test: (number) => rows.prices[number]! >= minFen && rows.prices[number]! <= maxFen,
    })
  // Rounded as the database rounds what it compares with a column of this kind.
  const least = f.minRating === undefined ? undefined : Math.fround(f.minRating)
  if (least !== undefined) tests.push({ group: 'rating', test: (number) => rows.ratings[number]! >= least })
  if (f.inStock) tests.push({ group: 'inStock', test: (number) => rows.soldOut[number] === 0 })
  if (f.reduced) tests.push({ group: 'reduced', test: (number) => rows.reducedUntil[number]! > around.nowMs })
  if (f.freeShipping)
    tests.push({
      group: 'freeShipping',
      test: (number) => freeFromOf(rows, around, number) <= rows.prices[number]!,
    })
  if (f.unreachable) tests.push({ group: 'delivered', test: deliveredTest(rows, around, f.unreachable) })
  return tests
}

/** What a product may fail, by group, asked in ascending order of numbers. */
export function choicesOf(rows: ProductRows, around: Around, f: ProductFilter) {
  const byCodes = (f.codes ?? []).map(({ group, codes }) => ({
    group,
    test: membersOf(codeSet(rows, codes)),
  }))
  return [...byCodes, ...testsOf(rows, around, f)]
}

/** A list; also one of the products whose name matches a query. */
export type IndexedList = ProductFilter & { named?: string }

/** What the index has sets of; none when a list is not narrowed by it. */
function candidateSets(rows: ProductRows, f: IndexedList): NumberSet[] {
  const places = [f.category3Id ?? f.category2Id ?? f.category1Id, f.shopId].filter((id) => id !== undefined)
  return [
    ...places.map((id) => rows.places.get(id) ?? noNumbers),
    ...(f.words ? [matched(rows, 'words', f.words.any)] : []),
    ...(f.named === undefined ? [] : [matched(rows, 'names', f.named)]),
    ...(f.codes ?? []).map(({ codes }) => codeSet(rows, codes)),
  ]
}

/** More products than a list can have. */
export function mostMatches({ settled, recent }: ProductIndex, f: IndexedList): number {
  const mostOf = (rows: ProductRows) => Math.min(rows.size, ...candidateSets(rows, f).map(({ size }) => size))
  return mostOf(settled) + mostOf(recent)
}

/** Calls `visit` with each product of a list in ascending order of numbers, until it returns true. */
export function eachMatch(
  rows: ProductRows,
  around: Around,
  f: IndexedList,
  visit: (number: number) => boolean | void,
): void {
  const tests = testsOf(rows, around, f).map(({ test }) => test)
  const one = (number: number) => {
    if (rows.isGone[number] === 1) return
    for (const test of tests) if (!test(number)) return
    return visit(number)
  }
  const sets = candidateSets(rows, f)
  if (sets.length > 0) return eachOf(intersection(sets), one)
  for (let number = 0; number < rows.size; number++) if (one(number)) return
}
