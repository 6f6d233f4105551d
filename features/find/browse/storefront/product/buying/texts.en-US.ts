import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  offShelf: 'This product is no longer sold',
  soldOut: 'This product is out of stock for now',
  soldOutOf: (spec) =>
    spec
      ? `${spec} is sold out. We can tell you when it is back`
      : 'Sold out. We can tell you when it is back',
  findSimilar: 'Find similar',
  similar: 'See similar products',
  changePlace: 'Change address',
  similarHere: 'See similar products that deliver there',
  findSimilarHere: 'Similar that deliver',
} satisfies Texts<typeof zhCN>
