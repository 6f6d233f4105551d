import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Runner } from '../runner.ts'

/**
 * A statement that is put together once and then only gets its parameters, for what is asked thousands of times a
 * second. `build` has to give the same text whatever the arguments are.
 */
export function statement<Args extends readonly unknown[], Row>(build: (...args: Args) => RawBuilder<Row>) {
  let made: { query: CompiledQuery<Row>; places: number[] } | undefined

  const make = (db: Runner, count: number) => {
    // Marks in place of the arguments show which parameter of the text each of them becomes.
    const marks = Array.from({ length: count }, () => ({}))
    const query = build(...(marks as unknown as Args)).compile(db)
    return { query, places: query.parameters.map((parameter) => marks.indexOf(parameter as object)) }
  }

  return async (db: Runner, ...args: Args): Promise<Row[]> => {
    made ??= make(db, args.length)
    const { query, places } = made
    const parameters = places.map((place, i) => (place < 0 ? query.parameters[i] : args[place]))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
