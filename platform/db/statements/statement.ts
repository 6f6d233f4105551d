import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Runner } from '../runner.ts'

/**
 * A statement whose text is built once and then only gets its parameters, for statements that run thousands of times a
 * second. `build` has to return the same text for all arguments.
 */
export function statement<Args extends readonly unknown[], Row>(build: (...args: Args) => RawBuilder<Row>) {
  let made: { query: CompiledQuery<Row>; places: number[] } | undefined

  const make = (db: Runner, count: number) => {
    // Placeholders show which parameter of the text each argument becomes.
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
