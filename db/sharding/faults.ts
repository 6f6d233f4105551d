import { foreignKeysWithout, keysWithout, ownersMissing } from './exceptions.ts'
import { placements, type Placement } from './placements.ts'
import { readCatalogue, type ForeignKey, type UniqueKey } from './schema.ts'

const places = new Map<string, Placement>(
  placements.flatMap((place) => place.tables.map((table) => [table, place] as const)),
)

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/** What is wrong with the places of the tables, a sentence each; nothing when all is well. */
export async function faultsOf(url: string): Promise<string[]> {
  const catalogue = await readCatalogue(url)
  return [...faultsOfTables(catalogue), ...faultsOfColumns(catalogue), ...faultsOfKeys(catalogue)]
    .concat(faultsOfForeignKeys(catalogue))
    .sort()
}

function faultsOfTables({ columns }: Catalogue): string[] {
  const tables = new Set(columns.map(({ table }) => table))
  const listed = placements.flatMap((place) => place.tables)
  return [
    ...[...tables]
      .filter((table) => !places.has(table))
      .map(
        (table) =>
          `${table} has no place: name it in db/sharding/placements.ts, beside the tables that its rows are read and written with (docs/sharding.md says which place fits)`,
      ),
    ...listed
      .filter((table, at) => listed.indexOf(table) !== at)
      .map((table) => `${table} has two places in db/sharding/placements.ts`),
    ...listed
      .filter((table) => !tables.has(table))
      .map((table) => `${table} is in db/sharding/placements.ts and no longer in the schema`),
  ]
}

function faultsOfColumns({ columns }: Catalogue): string[] {
  const faults: string[] = []
  const needed = new Set<string>()
  for (const [table, place] of places) {
    const own = columns.filter((column) => column.table === table)
    if (place.kind !== 'distributed' || own.length === 0) continue
    const column = own.find(({ name }) => name === place.column)
    if ('from' in place) {
      if (column) faults.push(`${table} has ${place.column} now: list it without “from”`)
      if (!own.some(({ name }) => name === place.from)) faults.push(`${table} has no ${place.from}`)
    } else if (!column) {
      faults.push(`${table} has no ${place.column}, by which it is cut`)
    } else if (column.isNullable) {
      const name = `${table}.${place.column}`
      needed.add(name)
      if (!ownersMissing.has(name))
        faults.push(`${name} may be null: a row without it has no machine. Say why in ownersMissing`)
    }
  }
  return [...faults, ...stale('ownersMissing', ownersMissing, needed)]
}

function faultsOfKeys({ columns, keys }: Catalogue): string[] {
  const isUuid = (table: string, name: string) =>
    columns.some((one) => one.table === table && one.name === name && one.type === 'uuid')
  const without = keys.filter((key) => !holdsColumn(key) && !isOwnId(key, isUuid))
  const faults = without
    .filter(({ name }) => !keysWithout.has(name))
    .map(
      ({ table, name, columns: held }) =>
        `${table}: the key ${name} (${held.join(', ')}) does not hold ${columnOf(table)}, so no machine can promise it: put the column in, or say why not in keysWithout`,
    )
  return [...faults, ...stale('keysWithout', keysWithout, new Set(without.map(({ name }) => name)))]
}

function holdsColumn({ table, columns }: UniqueKey): boolean {
  const place = places.get(table)
  if (place?.kind !== 'distributed') return true
  return columns.includes(place.column) || ('from' in place && columns.includes(place.from))
}

/** A UUID that names the row is unique wherever it was made; the column joins it in the key. */
function isOwnId(
  { table, columns, isPrimary }: UniqueKey,
  isUuid: (table: string, name: string) => boolean,
): boolean {
  return isPrimary && columns.length === 1 && isUuid(table, columns[0]!)
}

function faultsOfForeignKeys({ foreignKeys }: Catalogue): string[] {
  const without = foreignKeys.filter((key) => !survives(key))
  const nameOf = ({ table, columns }: ForeignKey) => `${table}.${columns.join('+')}`
  const faults = without
    .filter((key) => !foreignKeysWithout.has(nameOf(key)))
    .map(
      (key) =>
        `${nameOf(key)} leads to ${key.target}, whose rows may lie on another machine: say why it may go in foreignKeysWithout`,
    )
  return [...faults, ...stale('foreignKeysWithout', foreignKeysWithout, new Set(without.map(nameOf)))]
}

/** Whether Citus would keep it, once both keys hold the column of their tables. */
function survives({ table, columns, target, targetColumns }: ForeignKey): boolean {
  const [from, to] = [places.get(table), places.get(target)]
  if (!from || !to || to.kind === 'reference') return true
  if (from.kind !== 'distributed' || to.kind !== 'distributed') return from.kind === to.kind
  if (from.group !== to.group) return false
  return !targetColumns.includes(to.column) || columns[targetColumns.indexOf(to.column)] === from.column
}

function columnOf(table: string): string {
  const place = places.get(table)
  return place?.kind === 'distributed' ? place.column : ''
}

function stale(list: string, listed: ReadonlyMap<string, string>, needed: Set<string>): string[] {
  return [...listed.keys()]
    .filter((name) => !needed.has(name))
    .map((name) => `${name} is in ${list} without need`)
}
