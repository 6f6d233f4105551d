import { formatNumber, type Locale } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import type { RankingKind } from '../../contract/rankings-calls.ts'
import { weights } from './kinds.ts'
import { termNames } from './sentences.ts'

/** What a score was computed from, as rows store it. */
export interface StoredTerms {
  /** Units that were bought, and neither cancelled nor sent back. */
  units?: number
  /** Those of them that their buyer had bought before. */
  again?: number
  /** Units that came back. */
  returned?: number
  /** Units sold since the product came to the mall, in place of the three above. */
  sold?: number
  /** Comments with stars, their mean, and the mean of the whole mall. */
  comments?: number
  mean?: number
  mallMean?: number
  buyers?: number
  /** Buyers who bought the product again. */
  rebuyers?: number
  /** People who saved it. */
  savers?: number
  priceFen?: number
  formerFen?: number
}

export interface ShownTerms {
  terms: { name: string; value: string }[]
  termsText: string
}

/** A number with at most one decimal, or two where it is a mean of stars. */
export function scoreOf(kind: RankingKind, score: number, locale: Locale): string {
  if (kind === 'drop') return `${formatNumber(locale, Math.round(score * 10) / 10)}%`
  return kind === 'score' ? score.toFixed(2) : formatNumber(locale, Math.round(score * 10) / 10)
}

function yuan(fen = 0): string {
  return `¥${fenToYuan(fen)}`
}

type Part = [name: string, amount: number, sign?: '−']

function sum(parts: readonly Part[], locale: Locale): string {
  return parts
    .map(([, n, sign], i) =>
      i === 0 ? formatNumber(locale, n) : `${sign ?? '+'} ${formatNumber(locale, n)}`,
    )
    .join(' ')
}

/** The terms of a score as a reader sees them: summands with their sign, or the facts of a mean. */
export function shownTerms(kind: RankingKind, stored: StoredTerms, locale: Locale): ShownTerms {
  const names = termNames[locale]
  const { units = 0, again = 0, returned = 0, savers = 0, buyers = 0, rebuyers = 0 } = stored
  const { comments = 0, mean = 0, mallMean = 0 } = stored
  const number = (n: number) => formatNumber(locale, n)
  const summed = (parts: Part[]): ShownTerms => ({
    terms: parts.map(([name, n, sign], i) => ({
      name,
      value: `${i === 0 ? '' : (sign ?? '+')}${number(n)}`,
    })),
    termsText: sum(parts, locale),
  })
  switch (kind) {
    case 'sales':
      if (stored.sold !== undefined)
        return {
          terms: [{ name: names.sold, value: number(stored.sold) }],
          termsText: names.soldLine(number(stored.sold)),
        }
      return summed([
        [names.units, units],
        [names.again(number(again)), weights.again * again],
        [names.returned(number(returned)), weights.returned * returned, '−'],
      ])
    case 'new':
      return summed([
        [names.units, units],
        [names.saved(number(savers)), weights.saved * savers],
      ])
    case 'score':
      return {
        terms: [
          { name: names.comments, value: number(comments) },
          { name: names.mean, value: mean.toFixed(2) },
          { name: names.mallMean, value: mallMean.toFixed(2) },
        ],
        termsText: names.commentsLine(number(comments), mean.toFixed(2)),
      }
    case 'again':
      return {
        terms: [
          { name: names.rebuyers, value: number(rebuyers) },
          { name: names.buyers, value: number(buyers) },
        ],
        termsText: names.againLine(number(rebuyers), number(buyers)),
      }
    case 'drop':
      return {
        terms: [
          { name: names.formerPrice, value: yuan(stored.formerFen) },
          { name: names.price, value: yuan(stored.priceFen) },
        ],
        termsText: names.dropLine(yuan(stored.formerFen), yuan(stored.priceFen)),
      }
    case 'favorite':
      return {
        terms: [{ name: names.savers, value: number(savers) }],
        termsText: names.saversLine(number(savers)),
      }
  }
}
