import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import { fixed, quoted } from './record.ts'

type TableOf<Target> = Target extends `${infer T} as ${string}` ? T : Target

/** An expression for each column. Columns with a default or that allow null can be left out. */
type Values<T> = {
  [K in keyof Insertable<T>]: RawBuilder<K extends keyof Selectable<T> ? Selectable<T>[K] : never>
}
type ValuesOf<Tables, Target> = TableOf<Target> extends keyof Tables ? Values<Tables[TableOf<Target>]> : never

/** A table's name, or `name as alias`. */
type TargetOf<Tables> = (keyof Tables & string) | `${keyof Tables & string} as ${string}`

/**
 * For a store: `const insertInto = insertsOf<Tables>()`. The function returns the beginning of an insert up to the
 * caller's `from`, with both column lists from one object. The compiler demands every column that needs a value, and
 * refuses one that the table lacks or that has another type.
 */
export function insertsOf<Tables>() {
  return function insertInto<Target extends TargetOf<Tables>, V extends ValuesOf<Tables, Target>>(
    target: Target,
    values: V & { [K in Exclude<keyof V, keyof ValuesOf<Tables, Target>>]: never },
  ) {
    const expressions = Object.values<RawBuilder<unknown>>(values)
    const names = fixed(Object.keys(values).map(quoted).join(', '))
    const into = fixed(target.split(' as ').map(quoted).join(' as '))
    return sql`insert into ${into} (${names}) select ${sql.join(expressions, sql`, `)}`
  }
}
