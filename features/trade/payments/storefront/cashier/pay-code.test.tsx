import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { channelNames, channelTexts, methodOf, type Channel } from '@hojip/policy/channels'
import { PayCode } from './pay-code.tsx'
import { payTexts } from '../texts.ts'
import type { Opening } from './use-opened.ts'

const opened = { payCode: 'A1', codeUrl: 'https://qr.alipay.com/bax0001', surplusSeconds: 60, expireAt: 0 }
const opening: Opening = { opened, isOpening: false, problem: undefined, again: () => undefined }

test.each(locales)('in %s a code shows which app scans it, and for how much', (locale) => {
  const t = payTexts[locale]
  const saysOf = (channel: Channel) => t.codeAlt(channelTexts[locale][channel], '¥39.90')
  for (const channel of channelNames) {
    const html = rendered(locale, <PayCode opening={opening} method={methodOf(channel)} amount="¥39.90" />)
    expect(channelNames.filter((one) => html.includes(saysOf(one)))).toEqual([channel])
  }
})

test('a code that failed to load shows that nothing was charged, and offers to try again', () => {
  const lost: Opening = { ...opening, opened: undefined, problem: '' }
  const html = rendered('en-US', <PayCode opening={lost} method="1" amount="¥39.90" />)
  for (const text of [payTexts['en-US'].codeFailed, payTexts['en-US'].tryAgain]) expect(html).toContain(text)
  expect(html).not.toContain(payTexts['en-US'].codeAlt(channelTexts['en-US'].alipay, '¥39.90'))
})
