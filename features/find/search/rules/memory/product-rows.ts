import { mustGet } from '@hojip/platform/collections'
import { beginningWith } from '../first-where.ts'
import { append, compact, isLast, noNumbers, type NumberSet } from './number-sets.ts'
import type { WordIndex } from './word-query.ts'

/** What lists, counts and suggestions read of a product on sale. */
export interface IndexRow {
  goodsId: string
  shopId: string
  /** From the first level down. */
  categoryIds: (string | null)[]
  freightTemplateId: string | null
  standing: number
  priceFen: number
  salesCount: number
  rating: number
  ratedCount: number
  isSoldOut: boolean
  /** Until when a SKU of it is reduced; 0 when none is. */
  reducedUntilMs: number
  /** What it can be narrowed by: brand, option values, origin. */
  facets: number[]
  /** Separated by spaces. */
  words: string
  names: string
}

/** Numbers for texts that repeat, such as ids of shops. */
export interface Numbered {
  numberOf(text: string): number
  known(text: string): number | undefined
  textOf(number: number): string
}

export function numbered(): Numbered {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    textOf: (number) => texts[number]!,
    known: (text) => numbers.get(text),
    numberOf: (text) => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      return texts.push(text) - 1
    },
  }
}

/** What all segments of an index number in the same way. */
export interface Shared {
  categories: Numbered
  shops: Numbered
  templates: Numbered
  /** By their codes. */
  facets: Numbered
}

type Column = Int32Array | Uint32Array | Float64Array | Float32Array | Int16Array | Uint8Array

function grown<T extends Column>(column: T, length: number): T {
  if (length <= column.length) return column
  const longer = new (column.constructor as new (length: number) => T)(Math.max(length, column.length * 2))
  longer.set(column)
  return longer
}

const idWords = 4

function emptyColumns() {
  return {
    /** Four numbers an id, so that ids compare as in the database. */
    ids: new Uint32Array(0),
    /** Three numbers a product, -1 for none. */
    categories: new Int32Array(0),
    shops: new Int32Array(0),
    templates: new Int32Array(0),
    standings: new Int16Array(0),
    prices: new Float64Array(0),
    sales: new Int32Array(0),
    ratings: new Float32Array(0),
    rated: new Int32Array(0),
    soldOut: new Uint8Array(0),
    reducedUntil: new Float64Array(0),
    /** Where the facets of a product end; those of the next one begin there. */
    facetEnds: new Uint32Array(0),
    facets: new Uint32Array(0),
    isGone: new Uint8Array(0),
  }
}

/** Products by numbers from 0 on, column by column, and which of them have a word or are in a place. */
export interface ProductRows extends ReturnType<typeof emptyColumns> {
  size: number
  /** How many of them were replaced or went off sale. */
  gone: number
  /** Whether the numbers follow the default order. */
  isInOrder: boolean
  words: Words
  names: Words
  /** By the ids of categories and shops and the codes of facets. */
  places: Words
  numbers: IdNumbers
}

interface Words extends WordIndex {
  add(word: string, number: number): void
  /** Yields after every few words, since all of them take long. */
  compacting(end: number): Generator<void>
  bytes(): number
}

/** Words that begin with the same character: so few are sorted at a time. */
interface Initial {
  words: string[]
  isSorted: boolean
}

const compactedAtOnce = 2_000

/** Of a list, with the space that it grows into. */
function growingBytes({ size, isBits, data }: NumberSet): number {
  return isBits ? data.byteLength : size * 6
}

function wordsOf(): Words {
  const sets = new Map<string, NumberSet>()
  const initials = new Map<string, Initial>()
  let bytes = 0
  const wordsWith = (initial: string) => {
    const known = initials.get(initial)
    if (!known) return []
    if (!known.isSorted) known.words.sort()
    known.isSorted = true
    return known.words
  }
  const note = (word: string) => {
    const initial = word.charAt(0)
    const known = initials.get(initial)
    if (!known) initials.set(initial, { words: [word], isSorted: true })
    else {
      known.words.push(word)
      known.isSorted = false
    }
  }
  return {
    get: (token) => sets.get(token),
    beginning: (text) =>
      beginningWith(wordsWith(text.charAt(0)), (word) => word, text).map((word) => mustGet(sets, word)),
    add: (word, number) => {
      let set = sets.get(word)
      if (!set) {
        set = { ...noNumbers }
        sets.set(word, set)
        note(word)
        bytes += 210
      }
      // A row may name a word twice.
      if (isLast(set, number)) return
      const before = growingBytes(set)
      append(set, number)
      bytes += growingBytes(set) - before
    },
    *compacting(end) {
      bytes = 210 * sets.size
      let done = 0
      for (const [word, set] of sets) {
        const small = compact(set, end)
        bytes += small.data.byteLength
        sets.set(word, small)
        done += 1
        if (done % compactedAtOnce === 0) yield
      }
    },
    bytes: () => bytes,
  }
}

/** Finds the number of an id: open addressing, since a map of a million texts would take ten times the memory. */
interface IdNumbers {
  slots: Int32Array
  used: number
}

export function emptyRows(isInOrder: boolean): ProductRows {
  return {
    ...emptyColumns(),
    size: 0,
    gone: 0,
    isInOrder,
    words: wordsOf(),
    names: wordsOf(),
    places: wordsOf(),
    numbers: { slots: new Int32Array(64).fill(-1), used: 0 },
  }
}

type IdWords = [number, number, number, number]

function idOf(text: string): IdWords {
  const hex = text.replaceAll('-', '')
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16)
  return [word(0), word(8), word(16), word(24)]
}

/** The slot of an id, or the free one where it belongs. */
function slotOf({ ids, numbers: { slots } }: ProductRows, id: IdWords): number {
  const mask = slots.length - 1
  // The last half of an id is random.
  for (let slot = (id[3] ^ id[2]) & mask; ; slot = (slot + 1) & mask) {
    const at = slots[slot]! * idWords
    if (at < 0) return slot
    if (ids[at + 3] === id[3] && ids[at + 2] === id[2] && ids[at + 1] === id[1] && ids[at] === id[0])
      return slot
  }
}

function numberId(rows: ProductRows, id: IdWords, number: number): void {
  const { numbers } = rows
  if (numbers.used * 2 >= numbers.slots.length) {
    const old = numbers.slots
    numbers.slots = new Int32Array(old.length * 2).fill(-1)
    for (const one of old)
      if (one >= 0)
        numbers.slots[slotOf(rows, rows.ids.subarray(one * idWords, (one + 1) * idWords) as never)] = one
  }
  const slot = slotOf(rows, id)
  if (numbers.slots[slot] === -1) numbers.used += 1
  numbers.slots[slot] = number
}

/** The number under which a product is in the rows and not gone. */
export function numberOf(rows: ProductRows, goodsId: string): number | undefined {
  const number = rows.numbers.slots[slotOf(rows, idOf(goodsId))]!
  return number >= 0 && rows.isGone[number] === 0 ? number : undefined
}

export function removeRow(rows: ProductRows, goodsId: string): void {
  const number = numberOf(rows, goodsId)
  if (number === undefined) return
  rows.isGone[number] = 1
  rows.gone += 1
}

function grow(rows: ProductRows, facets: number): void {
  const length = rows.size + 1
  for (const name of ['shops', 'templates', 'standings', 'prices', 'sales', 'ratings', 'rated'] as const)
    rows[name] = grown<never>(rows[name] as never, length)
  for (const name of ['soldOut', 'reducedUntil', 'facetEnds', 'isGone'] as const)
    rows[name] = grown<never>(rows[name] as never, length)
  rows.ids = grown(rows.ids, length * idWords)
  rows.categories = grown(rows.categories, length * 3)
  rows.facets = grown(rows.facets, (rows.facetEnds[rows.size - 1] ?? 0) + facets)
}

/** Adds a product, in place of the one with the same id. */
export function addRow(rows: ProductRows, shared: Shared, row: IndexRow): void {
  removeRow(rows, row.goodsId)
  grow(rows, row.facets.length)
  const at = rows.size
  const id = idOf(row.goodsId)
  rows.ids.set(id, at * idWords)
  row.categoryIds.forEach((one, i) => {
    rows.categories[at * 3 + i] = one === null ? -1 : shared.categories.numberOf(one)
    if (one !== null) rows.places.add(one, at)
  })
  rows.shops[at] = shared.shops.numberOf(row.shopId)
  rows.places.add(row.shopId, at)
  rows.templates[at] = row.freightTemplateId === null ? -1 : shared.templates.numberOf(row.freightTemplateId)
  rows.standings[at] = row.standing
  rows.prices[at] = row.priceFen
  rows.sales[at] = row.salesCount
  rows.ratings[at] = row.rating
  rows.rated[at] = row.ratedCount
  rows.soldOut[at] = row.isSoldOut ? 1 : 0
  rows.reducedUntil[at] = row.reducedUntilMs
  const from = rows.facetEnds[at - 1] ?? 0
  row.facets.forEach((code, i) => {
    rows.facets[from + i] = shared.facets.numberOf(String(code))
    rows.places.add(String(code), at)
  })
  rows.facetEnds[at] = from + row.facets.length
  rows.isGone[at] = 0
  for (const word of row.words.split(' ')) if (word) rows.words.add(word, at)
  for (const word of row.names.split(' ')) if (word) rows.names.add(word, at)
  rows.size += 1
  numberId(rows, id, at)
}

/** Stores the words in as little memory as possible, in pieces. Nothing can be added any more. */
export function* compactingRows(rows: ProductRows): Generator<void> {
  for (const words of [rows.words, rows.names, rows.places]) yield* words.compacting(rows.size)
}

const columnBytes = 90

/** About what the rows take of the memory. */
export function bytesOfRows(rows: ProductRows): number {
  const words = rows.words.bytes() + rows.names.bytes() + rows.places.bytes()
  return rows.size * columnBytes + rows.facets.byteLength + rows.numbers.slots.byteLength + words
}

/** Below 0 when the first id comes first. */
export function compareIds(a: ProductRows, one: number, b: ProductRows, other: number): number {
  for (let i = 0; i < idWords; i++) {
    const difference = a.ids[one * idWords + i]! - b.ids[other * idWords + i]!
    if (difference !== 0) return difference
  }
  return 0
}

/** Writes an id at the end of 16 bytes each. */
export function packId(rows: ProductRows, number: number, packed: Buffer, at: number): void {
  for (let i = 0; i < idWords; i++) packed.writeUInt32BE(rows.ids[number * idWords + i]!, at * 16 + i * 4)
}

export function idText(rows: ProductRows, number: number): string {
  const packed = Buffer.alloc(16)
  packId(rows, number, packed, 0)
  const hex = packed.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
