// @vitest-environment happy-dom
import { locales, type Locale } from '@hojip/platform/i18n'
import { createAnswers, type Runtime } from '@hojip/platform/site'
import { siteOf } from '@hojip/platform/testing/pages'
import { priceText } from '@hojip/platform/ui'
import type { Channel } from '@hojip/policy/channels'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DecideDialog } from '../business/acts/decide-dialog.tsx'
import { MallActs } from '../business/acts/mall-acts.tsx'
import { PassDialog } from '../business/acts/pass-dialog.tsx'
import { ShopActs } from '../business/acts/shop-acts.tsx'
import { OfferDialog } from '../business/offer/offer-dialog.tsx'
import { shopOfferTexts } from '../business/offer/texts.ts'
import { shopRefundTexts } from '../business/texts.ts'
import type { RefundOffer, RefundWithLogs } from '../contract.ts'
import { NextPanel } from '../storefront/apply/sum-panel.tsx'
import { useRefundActs } from '../storefront/detail/use-refund-acts.tsx'
import { OfferCard } from '../storefront/offer/offer-card.tsx'
import { offerTexts } from '../storefront/offer/texts.ts'
import { refundTexts } from '../storefront/texts.ts'

const goods = {
  goodsId: '1',
  goodsSpecId: '2',
  goodsName: 'tea',
  goodsPic: '',
  goodsNum: 1,
  payMoney: '9.00',
}
const refund = {
  pkId: '7',
  refundStatus: 1,
  refundType: 1,
  refundMoney: '9.00',
  applyMoney: '9.00',
  payType: '2',
  goods,
  isMoneyStuck: true,
  proposal: { refundType: 1, refundMoney: '8.00' },
  actions: ['agreeRefund', 'retry'],
  logs: [],
} as unknown as RefundWithLogs
const offer = {
  pkId: '8',
  refundMoney: '9.00',
  refundNum: 1,
  offerState: 'open',
  deadlineAt: 0,
  payType: '2',
  goods,
  actions: ['accept'],
} as unknown as RefundOffer
const offerable = {
  orderId: '5',
  orderCode: '5',
  payType: '2',
  lines: [
    {
      orderGoodsId: '6',
      goods,
      ways: [{ receivingStatus: 0, units: [{ refundNum: 1, maxMoney: '9.00', isWholeOnly: true }] }],
    },
  ],
}

let leave: () => void = () => undefined
beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => leave())

/** The text of a part on a page, after a press on a button of it. */
function afterPress(locale: Locale, part: ReactNode, paused: readonly Channel[], press?: string): string {
  const client = { call: () => new Promise<never>(() => undefined) } as unknown as Runtime['client']
  const answers = createAnswers({ client, nowMs: () => 0 })
  answers.put('GET /sysConfig/queryPublic', {}, { refundsPaused: [...paused] })
  answers.put('GET /bizConsole/queryOfferable', { orderId: '5' }, offerable)
  const runtime = { locale, client, answers, renderedFor: null, hasPage: () => true } as unknown as Runtime
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  leave = () => {
    act(() => root.unmount())
    document.body.replaceChildren()
  }
  act(() => root.render(siteOf(runtime, () => part)))
  const pressed = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === press)
  act(() => pressed?.click())
  const text = document.body.textContent
  leave()
  return text
}

function Accepting() {
  const { act: run, dialogs } = useRefundActs(refund)
  return (
    <>
      <button type="button" onClick={() => run('accept')}>
        accept
      </button>
      {dialogs}
    </>
  )
}

interface Place {
  part: ReactNode
  /** The button that opens it. */
  press?: string
  usual: string
  waits: string
}

function nothing() {
  return undefined
}

test.each(locales)(
  'in %s each dialog says when the money comes, as the refunds of the channel go',
  (locale) => {
    const [t, shop, b] = [refundTexts[locale], shopRefundTexts[locale], offerTexts[locale]]
    const toShop = shopOfferTexts[locale]
    const [nine, eight] = [priceText('9.00', true), priceText('8.00', true)]
    const places: Place[] = [
      {
        part: <ShopActs refund={refund} />,
        press: shop.acts.agreeRefund,
        usual: shop.agreeRefundText,
        waits: shop.agreeRefundWaitsText,
      },
      {
        part: <PassDialog refund={refund} onClose={nothing} />,
        usual: shop.passFollows(nine),
        waits: shop.passFollowsWaits(nine),
      },
      {
        part: <MallActs refund={refund} />,
        press: shop.acts.retry,
        usual: shop.retryText,
        waits: shop.retryWaitsText,
      },
      {
        part: <DecideDialog refund={refund} onClose={nothing} />,
        usual: shop.decisionNotes.refund,
        waits: shop.decisionNoteWaits,
      },
      {
        part: <OfferDialog orderId="5" onClose={nothing} />,
        usual: toShop.follows,
        waits: toShop.followsWaits,
      },
      { part: <OfferCard offer={offer} />, press: b.accept, usual: b.acceptText, waits: b.acceptWaitsText },
      { part: <NextPanel order={{ payType: '2' }} />, usual: t.next[2]!, waits: t.nextWaits },
      {
        part: <Accepting />,
        press: 'accept',
        usual: t.acceptRefund(eight),
        waits: t.acceptRefundWaits(eight),
      },
    ]
    for (const { part, press, usual, waits } of places) {
      for (const paused of [[], ['alipay']] as const) {
        const text = afterPress(locale, part, paused, press)
        expect(text).toContain(usual)
        expect(text).not.toContain(waits)
      }
      const text = afterPress(locale, part, ['wechat'], press)
      expect(text).toContain(waits)
      if (!waits.startsWith(usual)) expect(text).not.toContain(usual)
    }
  },
)
