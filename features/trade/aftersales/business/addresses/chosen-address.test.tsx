import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { shopRefundTexts } from '../texts.ts'
import { ChosenAddress, firstAddress, storedLike } from './chosen-address.tsx'

const yanji = { consignee: '梅子', phone: '13800001111', address: '吉林省延吉市长白山路 1 号' }
const qingdao = { consignee: '青岛仓', phone: '0532-88880000', address: '山东省青岛市仓储路 8 号' }
const stored = [
  { ...yanji, pkId: '1', isDefault: true },
  { ...qingdao, pkId: '2', isDefault: false },
]

function shown(locale: (typeof locales)[number], list: typeof stored, value = firstAddress(list)) {
  return rendered(
    locale,
    <ChosenAddress stored={list} value={value} isTried={false} onChange={() => undefined} />,
  )
}

test.each(locales)('in %s a shop with several addresses chooses one, and the fields follow', (locale) => {
  const { which, other } = shopRefundTexts[locale].address
  const html = shown(locale, stored, qingdao)
  for (const text of [which, other, '梅子 · 吉林省延吉市长白山路 1 号']) expect(html).toContain(text)
  expect(html).toMatch(/<option value="2" selected="">青岛仓 · 山东省青岛市仓储路 8 号/)
  expect(html).toContain('value="0532-88880000"')
  expect(shown(locale, stored.slice(0, 1))).not.toContain(which)
})

test('an address that was typed is no stored one, spaces aside', () => {
  expect(storedLike(stored, { ...qingdao, consignee: ' 青岛仓 ' })?.pkId).toBe('2')
  expect(storedLike(stored, { ...qingdao, phone: '1' })).toBeUndefined()
  expect(firstAddress([])).toEqual({ consignee: '', phone: '', address: '' })
})
