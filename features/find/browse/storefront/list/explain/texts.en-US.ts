import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Why they stand in this order (only operators see this)',
  formula:
    'Matches in the name come first, then the higher standing. Standing = 5 + sales + score + newness, rounded, 0 at least; sold out, a twentieth of it counts.',
  onlyDefault: 'These are the points of the order “Best match”; the list now has another order.',
  readings: {
    typed: 'Searched as typed',
    intent: 'Searched without words such as “cheap” or “gift”',
    meant: 'Searched for what was probably meant',
    looser: 'Searched less strictly',
  },
  place: 'Place',
  product: 'Product',
  name: 'In the name',
  matches: [
    'No',
    'In other words',
    'As typed',
    'The thing itself, in other words',
    'The thing itself, as typed',
  ],
  sales: 'Sales',
  score: 'Score',
  fresh: 'Newness',
  soldOut: 'Sold out',
  yes: 'Yes',
  no: 'No',
  standing: 'Standing',
} satisfies Texts<typeof zhCN>
