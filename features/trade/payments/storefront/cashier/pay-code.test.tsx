import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { PayCode } from './pay-code.tsx'
import { payTexts } from '../texts.ts'
import type { Opening } from './use-opened.ts'

const opened = { payCode: 'A1', codeUrl: 'https://qr.alipay.com/bax0001', surplusSeconds: 60, expireAt: 0 }
const opening: Opening = { opened, isOpening: false, problem: undefined, again: () => undefined }

test.each(locales)('in %s a code says which app scans it, and for how much', (locale) => {
  const t = payTexts[locale]
  for (const method of ['1', '2'] as const) {
    const html = rendered(locale, <PayCode opening={opening} method={method} amount="¥39.90" />)
    expect(html).toContain(t.codeAlt[method]('¥39.90'))
    expect(html).not.toContain(t.codeAlt[method === '1' ? '2' : '1']('¥39.90'))
  }
})

test('a code that failed to load says that nothing was charged, and offers to try again', () => {
  const lost: Opening = { ...opening, opened: undefined, problem: '' }
  const html = rendered('en-US', <PayCode opening={lost} method="1" amount="¥39.90" />)
  for (const text of [payTexts['en-US'].codeFailed, payTexts['en-US'].tryAgain]) expect(html).toContain(text)
  expect(html).not.toContain(payTexts['en-US'].codeAlt['1']('¥39.90'))
})
