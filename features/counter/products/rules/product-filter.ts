import type { Locale } from '@hojip/platform/i18n'
import { yuanToFen, type Fen } from '@hojip/platform/money'
import type { ProductsAsked, ProductState } from '../contract.ts'

export const stateTabs = ['onSale', 'warehouse', 'soldOut', 'all', 'deleted'] as const
export const stockKinds = ['none', 'low', 'uncounted'] as const
export const languageKinds = ['any', 'zh-CN', 'ko-KR', 'en-US'] as const
export const sorts = ['updated', 'price', 'stock', 'sold'] as const

/** The most units of a stock that is called low. */
export const lowStock = 10

/** What rows are compared with. */
export interface ProductFilter {
  /** Left out: all but deleted ones. */
  state?: ProductState | 'any' | undefined
  /** Small letters, as the searched texts are. */
  words?: string | undefined
  categoryId?: string | undefined
  stock?: (typeof stockKinds)[number] | undefined
  language?: Locale | 'any' | undefined
  fromFen?: Fen | undefined
  toFen?: Fen | undefined
}

type Asked = Pick<
  ProductsAsked,
  'state' | 'words' | 'categoryId' | 'stock' | 'language' | 'priceFrom' | 'priceTo'
>

export function filterOf(asked: Asked): ProductFilter {
  const { state, words, categoryId, stock, language, priceFrom, priceTo } = asked
  return {
    state: state === 'all' ? undefined : state,
    words: words?.trim().toLowerCase() || undefined,
    categoryId,
    stock,
    language,
    fromFen: priceFrom === undefined ? undefined : yuanToFen(priceFrom),
    toFen: priceTo === undefined ? undefined : yuanToFen(priceTo),
  }
}

/** Whether it asks for anything but the state. */
export function isNarrowed({ state: _, ...conditions }: ProductFilter): boolean {
  return Object.values(conditions).some((condition) => condition !== undefined)
}
