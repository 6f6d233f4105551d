import type { Db } from '@hojip/db'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { picturePath } from '@hojip/catalog'
import { pathTo, type CategoryTree } from '@hojip/catalog/rules'
import type { SearchCache } from '../search-cache.ts'
import type { SuggestedWord } from '../rules/suggestion.ts'
import { correctQuery } from '../rules/words/correct.ts'
import { wordsBeginning, type Dictionary } from '../rules/words/dictionary.ts'
import { lettersOf } from '../rules/words/hangul.ts'
import { plainQuery, searchWords, typedWords } from '../rules/words/search-words.ts'
import { termsQuery } from '../rules/words/tsquery.ts'
import { suggestProducts, suggestShops } from '../store/suggest.ts'

const maxProducts = 10
const maxCategories = 3
const maxShops = 2
/** So many words that begin as typed are looked for. */
const maxBegun = 4
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
  const typed = plainQuery(asked.goodsName)
  const found = await cache.suggestions.get(`${locale} ${typed}`, await cache.catalog.version(), async () =>
    findSuggestions(
      { tree: await cache.catalog.tree(), dictionary: await cache.dictionary() },
      db,
      typed,
      locale,
    ),
  )
  return found.slice(0, asked.size)
}

interface Known {
  tree: CategoryTree
  dictionary: Dictionary
}

async function findSuggestions(
  { tree, dictionary }: Known,
  db: Db,
  typed: string,
  locale: Locale,
): Promise<SuggestedWord[]> {
  const plain = typed.toLowerCase()
  const [asTyped, shops] = await Promise.all([
    productsAsTyped(db, typed, dictionary),
    [...plain.replace(/\s+/g, '')].length < shopsFrom ? [] : suggestShops(db, plain, maxShops),
  ])
  const products = asTyped.length > 0 ? asTyped : await productsMeant(db, typed, dictionary)
  const found = [
    ...matchingCategories(tree, plain, locale),
    ...shops.map(({ shopId, slug, name }) => ({ text: textIn(name, locale), shopId, shopSlug: slug })),
    ...products.map(({ goodsId, name, picture }) => ({
      text: textIn(name, locale),
      goodsId,
      ...(picture && { pic: picturePath(picture) }),
    })),
  ]
  const first = new Map(found.toReversed().map((one) => [one.text, one]))
  return found.filter((one) => first.get(one.text) === one)
}

/** Products whose name has the words that were typed so far. */
async function productsAsTyped(db: Db, typed: string, dictionary: Dictionary) {
  const words = typedWords(typed, dictionary)
  if (!words) return []
  const { terms, beginning = '' } = words
  // One letter begins almost every word, so it has to be a whole word.
  const isWhole = beginning.length === 1
  const all = isWhole ? [...terms, { tokens: [beginning], others: [] }] : terms
  return suggestProducts(db, termsQuery(all, isWhole ? '' : beginning), maxProducts)
}

/** Products with a word that begins as it was typed in pinyin, initials or half syllables, or that was probably meant. */
async function productsMeant(db: Db, typed: string, dictionary: Dictionary) {
  const last = typed.toLowerCase()
  const begun = last.length >= 2 ? wordsBeginning(dictionary, lettersOf(last), maxBegun) : []
  const meant = begun.length > 0 ? begun : [correctQuery(typed, dictionary)]
  const queries = meant.flatMap((word) => {
    const words = word === undefined ? undefined : searchWords(word, dictionary)
    return words ? [`(${termsQuery(words.terms)})`] : []
  })
  return queries.length > 0 ? suggestProducts(db, queries.join(' | '), maxProducts) : []
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
    .map(({ id, name, picture }) => ({
      ...(picture && { pic: picturePath(picture) }),
      text: textIn(name, locale),
      categoryId: id,
      categoryName: textIn(name, locale),
      categoryPath: pathTo(tree, id, locale).map(({ pkId }) => pkId),
    }))
}
