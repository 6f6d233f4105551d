import { returnText } from '@hojip/policy/return-texts'
import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import type { Snapshot } from '../contract.ts'
import { Facts } from './detail/snapshot-page.tsx'

test.each(locales)('a snapshot shows in %s which returns were agreed to', (locale) => {
  const agreed = returnText('perishable')[locale]
  const product = {
    goodsId: '1',
    goodsName: 'Steak',
    goodsSpec: '1kg',
    goodsPrice: '39.90',
    goodsNum: 1,
    payMoney: '39.90',
    selling: '',
    returnRule: 'perishable',
    returnText: agreed,
  } as Snapshot
  expect(rendered(locale, <Facts product={product} orderId="5" />)).toContain(agreed)
})
