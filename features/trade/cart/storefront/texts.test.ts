import { locales } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { cartTexts } from './texts.ts'

test.each(locales)('who speaks to the browser finds a line’s buttons by their labels: %s', (locale) => {
  const t = cartTexts[locale]
  expect(t.saveOf('X')).toContain(t.save)
  expect(t.removeOf('X')).toContain(t.remove)
})
