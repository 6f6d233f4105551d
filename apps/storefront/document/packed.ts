/**
 * A compact form of a page's data, half the size of JSON: lists name the fields of their entries once, and a repeated
 * long string is replaced by a number. `~` at the beginning of a string marks this form; a text that begins with `~`
 * gets another one.
 */
export type Packed = [strings: string[], value: unknown]

/** Shorter strings are as short as their numbers. */
const longFrom = 12
/** For fewer rows a table is longer than the rows. */
const rowsFrom = 3
const missing = '~'

type Row = Readonly<Record<string, unknown>>
function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function countStrings(value: unknown, counts: Map<string, number>): void {
  if (typeof value === 'string') {
    if (value.length >= longFrom) counts.set(value, (counts.get(value) ?? 0) + 1)
  } else if (Array.isArray(value)) for (const one of value) countStrings(one, counts)
  else if (isRow(value)) for (const key in value) countStrings(value[key], counts)
}

function packText(text: string, places: ReadonlyMap<string, number>): string {
  const place = places.get(text)
  if (place !== undefined) return `~${place}`
  return text.startsWith('~') ? `~${text}` : text
}

function packRow(row: Row, pack: (value: unknown) => unknown): unknown {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined)
  const isPlain = entries.every(([key]) => !key.startsWith('~'))
  return isPlain
    ? Object.fromEntries(entries.map(([key, value]) => [key, pack(value)]))
    : { '~o': entries.map(([key, value]) => [key, pack(value)]) }
}

function packList(list: readonly unknown[], pack: (value: unknown) => unknown): unknown {
  if (list.length < rowsFrom || !list.every(isRow)) return list.map(pack)
  const keys = [...new Set(list.flatMap((row) => Object.keys(row)))]
  // Every object inherits properties such as "toString": only its own fields count.
  const fieldOf = (row: Row, key: string) => (Object.hasOwn(row, key) ? row[key] : undefined)
  const rows = list.map((row) =>
    keys.map((key) => {
      const value = fieldOf(row, key)
      return value === undefined ? missing : pack(value)
    }),
  )
  return { '~t': keys, rows }
}

/** Packs a JSON value; properties that are undefined are dropped, as in JSON. */
export function pack(value: unknown): Packed {
  const counts = new Map<string, number>()
  countStrings(value, counts)
  const strings = [...counts].flatMap(([text, count]) => (count > 1 ? [text] : []))
  const places = new Map(strings.map((text, at) => [text, at]))
  const packOne = (one: unknown): unknown => {
    if (typeof one === 'string') return packText(one, places)
    if (Array.isArray(one)) return packList(one, packOne)
    return isRow(one) ? packRow(one, packOne) : one
  }
  return [strings, packOne(value)]
}

export function unpack([strings, value]: Packed): unknown {
  const rowOf = (entries: readonly (readonly [string, unknown])[]) =>
    Object.fromEntries(
      entries.filter(([, one]) => one !== missing).map(([key, one]) => [key, unpackOne(one)]),
    )
  const unpackOne = (one: unknown): unknown => {
    if (typeof one === 'string') {
      if (!one.startsWith('~')) return one
      return one.startsWith('~~') ? one.slice(1) : strings[Number(one.slice(1))]
    }
    if (Array.isArray(one)) return one.map(unpackOne)
    if (!isRow(one)) return one
    const {
      '~t': keys,
      '~o': entries,
      rows,
    } = one as { '~t'?: string[]; '~o'?: [string, unknown][]; rows?: unknown[][] }
    if (keys && rows) return rows.map((row) => rowOf(keys.map((key, at) => [key, row[at]] as const)))
    return rowOf(entries ?? Object.entries(one))
  }
  return unpackOne(value)
}
