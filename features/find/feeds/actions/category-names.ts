import { readCategories } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { textIn } from '@hojip/platform/i18n'
import type { CategoryNames } from './offers.ts'

/** The names of all categories: a few hundred rows, read once for a feed. */
export async function readCategoryNames(db: Db): Promise<CategoryNames> {
  const names = new Map((await readCategories(db)).map(({ id, name }) => [id, name]))
  return (ids, locale) =>
    ids.flatMap((id) => {
      const name = id === null ? undefined : names.get(id)
      return name ? [textIn(name, locale)] : []
    })
}
