import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import type { Turn } from '../../contract.ts'
import { queueTexts } from '../texts.ts'
import { Gone, NotNow } from './outcomes.tsx'

const turn = { state: 'soldOut', goodsId: '7', number: 1_204, untilAt: null, serverTime: 1_000 } as Turn

test.each(locales)(
  'in %s who keeps a place at what is sold out sees the number, and nobody else',
  (locale) => {
    const t = queueTexts[locale]
    const shown = (changes: Partial<Turn>) => rendered(locale, <NotNow turn={{ ...turn, ...changes }} />)
    for (const text of [t.soldOutTitle, t.number('1,204'), t.toProduct]) expect(shown({})).toContain(text)
    for (const none of [{ number: null }, { untilAt: 900 }])
      expect(shown(none)).not.toContain(t.number('1,204'))
  },
)

test.each(locales)(
  'in %s a product that is only off sale is not called sold out, and places stay',
  (locale) => {
    const t = queueTexts[locale]
    const shown = rendered(locale, <NotNow turn={{ ...turn, state: 'offSale' }} />)
    for (const text of [t.offSaleTitle, t.offSaleText(true), t.number('1,204')]) expect(shown).toContain(text)
    expect(shown).not.toContain(t.soldOutTitle)
  },
)

test.each(locales)('in %s who waits for a product that is gone has nothing to wait for', (locale) => {
  const t = queueTexts[locale]
  const shown = rendered(locale, <Gone />)
  expect(shown).toContain(t.goneText)
  expect(shown).toContain(t.toCart)
})
