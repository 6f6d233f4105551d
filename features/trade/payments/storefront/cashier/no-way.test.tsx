import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { hasNoWay } from '../pay-stand.ts'
import { payTexts } from '../texts.ts'
import { OnHold } from './no-way.tsx'

test.each(locales)(
  'in %s who can pay by no way reads until when the order is kept, and where it is',
  (locale) => {
    const shown = rendered(locale, <OnHold until={Date.parse('2026-11-24T09:27:00+08:00')} />)
    for (const text of [payTexts[locale].noWayTitle, '09:27', '/orders']) expect(shown).toContain(text)
  },
)

test('there is no way to pay once all are off', () => {
  const ways = (...enabled: boolean[]) => ({
    list: enabled.map((one) => ({ payType: '1' as const, name: '', enabled: one, ways: [] })),
  })
  expect([ways(false, false), ways(false, true), ways()].map(hasNoWay)).toEqual([true, false, true])
})
