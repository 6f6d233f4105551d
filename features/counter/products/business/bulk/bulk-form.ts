import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import type { WireChange } from '../../contract.ts'
import type { Rounding } from '../../rules/bulk-change.ts'
import { readUnits } from '../edit/read-number.ts'

export type BulkKind =
  | 'price'
  | 'stock'
  | 'category'
  | 'freight'
  | 'onSale'
  | 'offSale'
  | 'delete'
  | 'restore'

export const priceWays = ['morePercent', 'lessPercent', 'more', 'less'] as const
export const stockWays = ['set', 'add', 'remove'] as const

export interface BulkForm {
  way: (typeof priceWays)[number] | (typeof stockWays)[number]
  number: string
  roundTo: Rounding
  /** '' for the shop's default one. */
  templateId: string
  /** '' until one is chosen. */
  categoryId: string
}

export function emptyForm(kind: BulkKind): BulkForm {
  const way = kind === 'stock' ? 'set' : 'morePercent'
  return { way, number: '', roundTo: 'fen', templateId: '', categoryId: '' }
}

/** `12.5` → "12.50" by the rules of money; undefined for 0, and for more than two decimals. */
function decimal(text: string): { text: string; hundredths: number } | undefined {
  const hundredths = yuanToFen(text.normalize('NFKC').replaceAll(/[¥%,\s]/g, ''))
  return hundredths ? { text: fenToYuan(hundredths), hundredths } : undefined
}

/** The change that a form asks for; undefined while its number or category is missing or impossible. */
export function changeOf(
  kind: BulkKind,
  { way, number, roundTo, templateId, categoryId }: BulkForm,
): WireChange | undefined {
  if (kind === 'onSale' || kind === 'offSale') return { type: 'onSale', isOnSale: kind === 'onSale' }
  if (kind === 'delete' || kind === 'restore') return { type: 'deleted', isDeleted: kind === 'delete' }
  if (kind === 'freight') return { type: 'freight', templateId: templateId || null }
  if (kind === 'category') return categoryId ? { type: 'category', categoryId } : undefined
  if (kind === 'stock') {
    const units = readUnits(number)
    if (units === undefined) return undefined
    if (way === 'set') return { type: 'stockSet', stock: units }
    return units === 0 ? undefined : { type: 'stockAdd', stock: way === 'remove' ? -units : units }
  }
  const size = decimal(number)
  if (!size) return undefined
  const sign = way === 'less' || way === 'lessPercent' ? '-' : ''
  if (way === 'more' || way === 'less')
    return size.hundredths <= 9_999_999_999
      ? { type: 'priceAmount', amount: `${sign}${size.text}`, roundTo }
      : undefined
  const isPossible = size.hundredths <= (sign ? 9_999 : 90_000)
  return isPossible ? { type: 'pricePercent', percent: `${sign}${size.text}`, roundTo } : undefined
}
