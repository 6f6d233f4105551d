import type { PreviewLine } from '../../contract.ts'
import { maxOfOne } from '../../rules/limits.ts'
import type { checkoutTexts } from '../texts.ts'

/** Why a line prevents ordering, in a few words. */
export function faultText(line: PreviewLine, t: (typeof checkoutTexts)['zh-CN']): string {
  if (!line.isOnSale) return t.offSale
  if (line.limitExceeded) return t.tooMany(maxOfOne)
  return line.stockShort ? t.short(line.stock) : t.notHere
}
