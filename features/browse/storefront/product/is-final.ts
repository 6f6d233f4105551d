import type { ProductInfo } from '@hojip/catalog/contract'

/** `isFinalSale` of the mall's policy, written out: importing it here would load what other pages need of it. */
export function isFinal({ returnRule }: Pick<ProductInfo['goods'], 'returnRule'>): boolean {
  return returnRule !== 'noReason' && returnRule !== 'sealed'
}
