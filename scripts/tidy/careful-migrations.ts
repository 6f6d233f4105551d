import { carelessIn } from '@hojip/db/careful'
import type { Rule } from './rule.ts'

/** Those up to here came before the rule, and what was applied is never changed. */
const last = '0269'

/** No migration locks a big table for long, or takes away what a running version reads. */
export const carefulMigrations: Rule = {
  name: 'careful-migrations',
  check: (tree) => {
    const migrations = tree.files
      .filter((path) => /^db\/migrations\/\d{4}_.*\.sql$/.test(path))
      .map((path) => ({ path, name: path.slice('db/migrations/'.length), sql: tree.text(path) }))
    return migrations
      .filter(({ name }) => name.slice(0, 4) > last)
      .flatMap(({ path, name, sql }) =>
        carelessIn(
          sql,
          migrations.filter((earlier) => earlier.name < name),
        ).map(({ at, message }) => ({ path, line: sql.slice(0, at).split('\n').length, message })),
      )
  },
}
