import type { Db } from '@hojip/db'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { pathTo, type CategoryTree, tsquery, typedWords } from '@hojip/catalog/rules'
import type { SearchCache } from '../search-cache.ts'
import type { SuggestedWord } from '../rules/suggestion.ts'
import { suggestProducts, suggestShops } from '../store/suggest.ts'

const maxProducts = 10
const maxCategories = 3
const maxShops = 2
/** The shortest text that shops are searched for: one letter is in too many names. */
const shopsFrom = 2

/**
 * Suggestions for what the user types: categories and shops with a matching name, then the best sellers whose name
 * matches.
 */
export async function suggest(
  cache: SearchCache,
  db: Db,
  asked: { goodsName: string; size: number },
  locale: Locale,
): Promise<SuggestedWord[]> {
  const typed = asked.goodsName.normalize('NFKC').toLowerCase()
  const found = await cache.suggestions.get(`${locale} ${typed}`, await cache.catalog.version(), async () =>
    findSuggestions(await cache.catalog.tree(), db, typed, locale),
  )
  return found.slice(0, asked.size)
}

async function findSuggestions(
  tree: CategoryTree,
  db: Db,
  typed: string,
  locale: Locale,
): Promise<SuggestedWord[]> {
  const words = typedWords(typed)
  if (!words) return []
  const { tokens, beginning = '' } = words
  // One letter begins almost every word, so it has to be a whole word.
  const query = beginning.length === 1 ? tsquery([...tokens, beginning]) : tsquery(tokens, beginning)
  const [products, shops] = await Promise.all([
    suggestProducts(db, query, maxProducts),
    [...typed.replace(/\s+/g, '')].length < shopsFrom ? [] : suggestShops(db, typed, maxShops),
  ])
  const found = [
    ...matchingCategories(tree, typed, locale),
    ...shops.map(({ shopId, slug, name }) => ({ text: textIn(name, locale), shopId, shopSlug: slug })),
    ...products.map(({ goodsId, name }) => ({ text: textIn(name, locale), goodsId })),
  ]
  const first = new Map(found.toReversed().map((one) => [one.text, one]))
  return found.filter((one) => first.get(one.text) === one)
}

function matchingCategories(tree: CategoryTree, typed: string, locale: Locale): SuggestedWord[] {
  const isNamedSo = (name: string) => {
    const plain = name.toLowerCase()
    // A Latin word matches only from its beginning; otherwise "tea" would be found in "steak".
    return /^[a-z]/.test(typed) ? ` ${plain}`.includes(` ${typed}`) : plain.includes(typed)
  }
  return [...tree.byId.values()]
    .filter(({ name }) => Object.values(name).some(isNamedSo))
    .slice(0, maxCategories)
    .map(({ id, name }) => ({
      text: textIn(name, locale),
      categoryId: id,
      categoryName: textIn(name, locale),
      categoryPath: pathTo(tree, id, locale).map(({ pkId }) => pkId),
    }))
}
