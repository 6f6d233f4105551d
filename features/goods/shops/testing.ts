import type { Db } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { putShop, type ShopInput } from './actions/put-shop.ts'

/** Creates Mei's kimchi shop, or a variation of it; each call creates a new one. */
export function aShop(db: Db, given: Partial<ShopInput> = {}): Promise<string> {
  return inTransaction(db, (tx) =>
    putShop(tx, {
      slug: `mei-${newId()}`,
      name: { 'zh-CN': '阿美泡菜坊', 'en-US': 'Mei Kimchi House', 'ko-KR': '메이 김치집' },
      mark: '泡',
      city: '延吉',
      ...given,
    }),
  )
}
