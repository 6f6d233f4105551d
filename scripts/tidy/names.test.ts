import { expect, test } from 'vitest'
import { names } from './names.ts'
import { said } from './testing.ts'

test.each([
  'utils.ts',
  'helpers/date.ts',
  'common.tsx',
  'misc.ts',
  'order-manager.ts',
  'base.ts',
  'service/x.ts',
])('a meaningless name is reported: %s', (name) => {
  expect(said(names, { [`platform/ui/${name}`]: '' })).toHaveLength(1)
})

test('names are kebab-case', () => {
  const planted = { 'platform/ui/GoodsCard.tsx': '', 'platform/ui/goods_card.ts': '' }
  expect(said(names, planted)).toEqual([
    'platform/ui/GoodsCard.tsx:0 "GoodsCard.tsx" is not kebab-case',
    'platform/ui/goods_card.ts:0 "goods_card.ts" is not kebab-case',
  ])
})

test('descriptive kebab-case names pass', () => {
  const planted = {
    'features/talk/help/storefront/texts.ko-KR.ts': '',
    'features/talk/chat/customer-service.ts': '',
    'platform/db/database.test.ts': '',
    'apps/storefront/routes/$goodsId.tsx': '',
  }
  expect(said(names, planted)).toEqual([])
})
