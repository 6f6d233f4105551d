import { sql, type RawBuilder } from 'kysely'

declare const held: unique symbol
declare const parsed: unique symbol
declare const absent: unique symbol

/** The SQL type of a column, and the TypeScript type of its values. */
export interface Column<T> {
  readonly type: string
  readonly [held]?: T
  /** The same column, allowing null. */
  readonly orNull: Column<T | null>
  /** The same column, allowing the value to be left out; null is stored instead. */
  readonly optional: OptionalColumn<T>
}

interface OptionalColumn<T> extends Column<T | undefined> {
  readonly [absent]: true
}

/** Only the compiler distinguishes null from absence: the SQL type is the same. */
function columnOf<T>(type: string): Column<T> {
  const one: object = {
    type,
    get orNull() {
      return one
    },
    get optional() {
      return one
    },
  }
  return one as Column<T>
}

/** Column types of records. `bigint` holds fen and counts, see `setTypeParser` in `index.ts`. */
export const column = {
  uuid: columnOf<string>('uuid'),
  uuids: columnOf<string[]>('uuid[]'),
  text: columnOf<string>('text'),
  texts: columnOf<string[]>('text[]'),
  smallint: columnOf<number>('smallint'),
  smallints: columnOf<number[]>('smallint[]'),
  int: columnOf<number>('int'),
  bigint: columnOf<number>('bigint'),
  bigints: columnOf<number[]>('bigint[]'),
  boolean: columnOf<boolean>('boolean'),
  timestamptz: columnOf<Date>('timestamptz'),
  /** Text limited to certain words. */
  textOf: <T extends string>() => columnOf<T>('text'),
  jsonb: <T>() => columnOf<T>('jsonb'),
} as const

export type Columns = Readonly<Record<string, Column<unknown>>>

type Held<C> = C extends Column<infer T> ? T : never
type OptionalNames<C> = { [K in keyof C]: C[K] extends OptionalColumn<unknown> ? K : never }[keyof C]
type RowOfColumns<C> = { [K in Exclude<keyof C, OptionalNames<C>>]: Held<C[K]> } & {
  [K in OptionalNames<C>]?: Held<C[K]>
}

/** The value of one record: `type NewLine = RowOf<typeof newLine>`. */
export type RowOf<R extends { columns: Columns }> = {
  [K in keyof RowOfColumns<R['columns']>]: RowOfColumns<R['columns']>[K]
}

/** The JSON text of a `T`. */
export type JsonOf<T> = string & { readonly [parsed]: T }

export function jsonOf<T>(value: T): JsonOf<T> {
  return JSON.stringify(value) as JsonOf<T>
}

/** The name quoted where necessary: PostgreSQL folds unquoted names to lower case. */
export function quoted(name: string): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`not an SQL name: ${name}`)
  return /[A-Z]/.test(name) ? `"${name}"` : name
}

/** Raw SQL for names that went through `quoted`, and for the types above. */
export function fixed<T = unknown>(text: string): RawBuilder<T> {
  // The protocol has no parameters for names and types.
  return sql.raw(text)
}

function isSql(value: unknown): value is RawBuilder<unknown> {
  return typeof (value as Partial<RawBuilder<unknown>>).toOperationNode === 'function'
}

/**
 * The shape of records that travel to the database as JSON. One definition yields the TypeScript type (`RowOf`), the
 * column list of `jsonb_to_recordset`, and the column names of inserts and updates.
 */
export function record<C extends Columns>(columns: C) {
  type Row = RowOf<{ columns: C }>
  const names = Object.keys(columns)
  const types = fixed(
    Object.entries(columns)
      .map(([name, { type }]) => `${quoted(name)} ${type}`)
      .join(', '),
  )
  const source = (json: unknown) => (isSql(json) ? json : sql`${json}::jsonb`)
  return {
    columns,
    /** The column names, separated by commas. */
    names: fixed(names.map(quoted).join(', ')),
    /** A list of records as the table `alias`, from a parameter or from SQL that returns jsonb. */
    rows: (list: JsonOf<readonly Row[]> | RawBuilder<unknown>, alias: string) =>
      sql`jsonb_to_recordset(${source(list)}) as ${fixed(quoted(alias))} (${types})`,
    /** One record as the table `alias`. */
    row: (one: JsonOf<Row> | RawBuilder<unknown>, alias: string) =>
      sql`jsonb_to_record(${source(one)}) as ${fixed(quoted(alias))} (${types})`,
    /** Each column as an expression, of the table `alias` when given. */
    of: (alias?: string) => {
      const name = (key: string) => fixed(alias ? `${quoted(alias)}.${quoted(key)}` : quoted(key))
      return Object.fromEntries(names.map((key) => [key, name(key)])) as {
        readonly [K in keyof Row]-?: RawBuilder<Exclude<Row[K], undefined>>
      }
    },
    /** `name = excluded.name` for all columns but these, after `on conflict … do update set`. */
    excludedBut: (...these: (keyof C & string)[]) =>
      fixed(
        names
          .filter((name) => !these.includes(name))
          .map((name) => `${quoted(name)} = excluded.${quoted(name)}`)
          .join(', '),
      ),
  }
}
