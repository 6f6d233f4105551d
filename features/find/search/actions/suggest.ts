import type { Db } from '@hojip/db'
import { findHelp } from '@hojip/help'
import type { HelpArticles } from '@hojip/help/articles'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { rememberPer } from '@hojip/platform/once'
import { picturePath } from '@hojip/catalog'
import { pathTo, type CategoryTree } from '@hojip/catalog/rules'
import type { SuggestedWord } from '../contract.ts'
import type { SearchEngine } from '../engine/engine.ts'
import type { SearchCache } from '../search-cache.ts'
import type { StepCounts } from '../rules/steps.ts'
import { isNamed, plainNames, shopNamePart } from '../rules/suggestion.ts'
import { correctQuery } from '../rules/words/correct.ts'
import { wordsBeginning, type Dictionary } from '../rules/words/dictionary.ts'
import { lettersOf } from '../rules/words/hangul.ts'
import { plainQuery, searchWords, typedWords } from '../rules/words/search-words.ts'
import { termsQuery } from '../rules/words/tsquery.ts'
import { suggestNames, type Brand, type SuggestedProducts } from '../store/suggest.ts'

const maxProducts = 10
const maxOfEach = 2
/** So many words that begin as typed are looked for. */
const maxBegun = 4
/** Brands with a matching name of which those with products are looked for. */
const maxBrandsAsked = 6
/** The shortest text that names of shops, brands and articles are searched for: one letter is in too many names. */
const namesFrom = 2

/**
 * Suggestions for what the user types: categories with a matching name, categories to search in, brands, shops, the best
 * sellers whose name matches, and help articles.
 */
export async function suggest(
  cache: SearchCache,
  db: Db,
  asked: { goodsName: string; size: number },
  locale: Locale,
): Promise<SuggestedWord[]> {
  const typed = plainQuery(asked.goodsName)
  const version = await cache.catalog.version()
  const found = await cache.suggestions.get(`${locale} ${typed}`, version, async () =>
    findSuggestions(
      {
        engine: await cache.engine(version),
        tree: await cache.catalog.tree(),
        dictionary: await cache.dictionary(),
        brands: await cache.brands(),
        steps: await cache.steps(),
        help: cache.help,
      },
      db,
      typed,
      locale,
    ),
  )
  return found.slice(0, asked.size)
}

interface Known {
  engine: SearchEngine
  tree: CategoryTree
  dictionary: Dictionary
  brands: readonly Brand[]
  steps: StepCounts
  help: HelpArticles
}

async function findSuggestions(
  known: Known,
  db: Db,
  typed: string,
  locale: Locale,
): Promise<SuggestedWord[]> {
  const { tree, brands } = known
  const plain = typed.toLowerCase()
  const isName = [...plain.replace(/\s+/g, '')].length >= namesFrom
  const named = isName ? matchingBrands(brands, plain) : []
  const meant = meantWords(typed, known.dictionary)
  const shopNames = isName ? [shopNamePart(plain), ...meant.slice(0, 1)] : []
  const [asTyped, names] = await Promise.all([
    productsAsTyped(typed, known),
    suggestNames(db, shopNames, maxOfEach, codesOf(named)),
  ])
  const isRight = asTyped.products.length > 0
  const found = isRight ? asTyped : await productsMeant(meant, known)
  const isMeant = !isRight && found.products.length > 0
  const shops = names.shops.filter(({ isTyped }) => isTyped || isMeant)
  const categories = matchingCategories(tree, plain, locale)
  const instead = isMeant ? meant.slice(0, 1) : []
  const beside = [
    ...instead.map((text): SuggestedWord => ({ kind: 'word', text })),
    ...categories,
    ...scopes(tree, asTyped, { typed, categories }, locale),
    ...brandsOnSale(named, names.brandCodes, locale),
    ...shops.map(({ shopId, slug, name, mark, hue }): SuggestedWord => ({
      kind: 'shop',
      text: textIn(name, locale),
      shopId,
      shopSlug: slug,
      shopMark: mark,
      shopHue: hue,
    })),
  ]
  const help = isName ? await helpTitled(known.help, plain, locale) : []
  const products = found.products.slice(0, Math.max(0, maxProducts - beside.length - help.length))
  return unlike([...beside, ...products.map((one) => asSuggestion(one, locale)), ...help])
}

/** Of several of one kind with the same text the first. */
function unlike(found: readonly SuggestedWord[]): SuggestedWord[] {
  const keyOf = (one: SuggestedWord) =>
    one.kind === 'scope'
      ? `${one.text} ${one.categoryName}`
      : one.kind === 'word'
        ? `word ${one.text}`
        : one.text
  const first = new Map(found.toReversed().map((one) => [keyOf(one), one]))
  return found.filter((one) => first.get(keyOf(one)) === one)
}

function asSuggestion(
  { goodsId, name, picture }: SuggestedProducts['products'][number],
  locale: Locale,
): SuggestedWord {
  return { kind: 'goods', text: textIn(name, locale), goodsId, ...(picture && { pic: picturePath(picture) }) }
}

/** Products whose name has the words that were typed so far, and the categories that a search for them would find. */
async function productsAsTyped(
  typed: string,
  { engine, dictionary, steps }: Known,
): Promise<SuggestedProducts> {
  const words = typedWords(typed, dictionary)
  if (!words) return { products: [], categories: [] }
  const { terms, beginning = '' } = words
  // One letter begins almost every word, so it has to be a whole word.
  const isWhole = beginning.length === 1
  const all = isWhole ? [...terms, { tokens: [beginning], others: [] }] : terms
  const whole = searchWords(typed, dictionary)
  return engine.suggestProducts(
    { names: termsQuery(all, isWhole ? '' : beginning), words: whole && termsQuery(whole.terms) },
    { limit: maxProducts, steps },
  )
}

/** Words that begin as it was typed in pinyin, initials or half syllables, or what was probably meant. */
function meantWords(typed: string, dictionary: Dictionary): string[] {
  const last = typed.toLowerCase()
  const begun = last.length >= 2 ? wordsBeginning(dictionary, lettersOf(last), maxBegun) : []
  if (begun.length > 0) return begun
  const corrected = correctQuery(typed, dictionary)
  return corrected === undefined ? [] : [corrected]
}

async function productsMeant(
  meant: readonly string[],
  { engine, dictionary, steps }: Known,
): Promise<SuggestedProducts> {
  const queries = meant.flatMap((word) => {
    const words = searchWords(word, dictionary)
    return words ? [`(${termsQuery(words.terms)})`] : []
  })
  if (queries.length === 0) return { products: [], categories: [] }
  return engine.suggestProducts(
    { names: queries.join(' | '), words: undefined },
    { limit: maxProducts, steps },
  )
}

/** The categories in which a search for the typed words finds most, without those that are suggested themselves. */
function scopes(
  tree: CategoryTree,
  { categories }: SuggestedProducts,
  { typed, categories: suggested }: { typed: string; categories: readonly SuggestedWord[] },
  locale: Locale,
): SuggestedWord[] {
  const known = new Set(suggested.map((one) => 'categoryId' in one && one.categoryId))
  return categories
    .flatMap(({ id, count }): SuggestedWord[] => {
      const category = tree.byId.get(id)
      if (!category || known.has(id)) return []
      return [
        {
          kind: 'scope',
          text: typed,
          categoryId: id,
          categoryName: textIn(category.name, locale),
          categoryPath: pathTo(tree, id, locale).map(({ pkId }) => pkId),
          ...(count > 0 && { count }),
        },
      ]
    })
    .slice(0, maxOfEach)
}

function codesOf(brands: readonly Brand[]): number[] {
  return brands.map(({ code }) => code)
}

/** Brands whose name in any language has the typed text; those that begin with it first. */
function matchingBrands(brands: readonly Brand[], typed: string): Brand[] {
  const found = brands.filter(({ names }) => isNamed(names, typed))
  const begins = ({ names }: Brand) => (names.some((one) => one.startsWith(` ${typed}`)) ? 0 : 1)
  return found.toSorted((a, b) => begins(a) - begins(b)).slice(0, maxBrandsAsked)
}

function brandsOnSale(brands: readonly Brand[], onSale: readonly number[], locale: Locale): SuggestedWord[] {
  return brands
    .filter(({ code }) => onSale.includes(code))
    .slice(0, maxOfEach)
    .map(({ name }) => ({ kind: 'brand', text: textIn(name, locale) }))
}

async function helpTitled(articles: HelpArticles, typed: string, locale: Locale): Promise<SuggestedWord[]> {
  const found = await findHelp(articles, typed, locale)
  return found
    .slice(0, maxOfEach)
    .map(({ id, testId, title }) => ({ kind: 'help', text: title, helpId: id, helpTestId: testId }))
}

/** The categories of a tree with their names. */
const namedCategories = rememberPer((tree: CategoryTree) =>
  [...tree.byId.values()].map((category) => ({ category, names: plainNames(category.name) })),
)

function matchingCategories(tree: CategoryTree, typed: string, locale: Locale): SuggestedWord[] {
  return namedCategories(tree)
    .filter(({ names }) => isNamed(names, typed))
    .slice(0, maxOfEach)
    .map(({ category: { id, name, picture } }) => ({
      kind: 'category',
      text: textIn(name, locale),
      categoryId: id,
      ...(picture && { pic: picturePath(picture) }),
      categoryName: textIn(name, locale),
      categoryPath: pathTo(tree, id, locale).map(({ pkId }) => pkId),
    }))
}
