import { locales } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { chatTexts } from '../texts.ts'

test.each(locales)('in %s no offered question asks for what the mall does not have: an invoice', (locale) => {
  const { quick } = chatTexts[locale]
  expect(quick).toHaveLength(4)
  expect(quick.join('\n')).not.toMatch(/发票|invoice|영수증|계산서/i)
})
