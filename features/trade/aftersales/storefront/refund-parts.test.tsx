import { locales } from '@hojip/platform/i18n'
import { RefundPaused } from '@hojip/orders/parts/refund-paused'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { channelTexts } from '@hojip/policy/channels'
import { wayBackOf } from './refund-head.ts'
import type { Refund, RefundWithLogs } from '../contract.ts'
import { History } from './detail/history.tsx'
import { InfoPanel, MoneyPanel } from './detail/info-panels.tsx'
import { shownActs } from './detail/refund-buttons.tsx'
import { RefundCard } from './list/refund-card.tsx'
import { RefundProgress } from './detail/refund-progress.tsx'
import { ReturnPanel, ShopsWordPanel } from './detail/shops-panels.tsx'
import { refundTexts } from './texts.ts'

function picture(n: number) {
  return `/uploads/evidence/${String(n).padStart(32, '0')}`
}

const refund: RefundWithLogs = {
  pkId: '7',
  refundCode: '26112200000000000007',
  refundType: 0,
  refundStatus: 6,
  refundApplyStatus: 6,
  receivingStatus: 1,
  refundReason: 3,
  refundReasonText: 'size',
  detailDescription: 'lid',
  files: [],
  refundNum: 1,
  refundMoney: '39.90',
  shippingMoney: '8.00',
  applyMoney: '45.00',
  refundMoneyType: 0,
  payType: '2',
  refundApplyTime: '2026-11-20 09:00:00',
  orderId: '5',
  orderCode: '26112000000000000005',
  orderGoodsId: '6',
  shopId: '3',
  shopName: 'Kimchi House',
  mark: 'k',
  hue: 30,
  customerName: 'Lin',
  goods: {
    goodsId: '1',
    goodsSpecId: '2',
    goodsName: 'Kimchi',
    goodsSpec: '1kg',
    goodsPic: '/pictures/kimchi',
    goodsPrice: '39.90',
    goodsNum: 2,
    payMoney: '79.80',
  },
  customerPhone: '13800000000',
  returnFreightBy: 'shop',
  rejectFiles: [picture(1)],
  arbitration: '0',
  returnAddress: { consignee: 'Mei', phone: '13800001111', address: 'Changbaishan Road 1' },
  deadlineAction: 'buyerReturns',
  deadlineAt: Date.parse('2026-11-27T09:00:00+08:00'),
  isMoneyStuck: false,
  isMoneyPaused: false,
  applyTimes: 2,
  actions: ['withdraw', 'fileExpress'],
  logs: [
    {
      time: '2026-11-20 09:00:00',
      role: 'buyer',
      action: 'applied',
      title: 'Requested',
      text: 'lid',
      files: [],
    },
    {
      time: '2026-11-20 10:00:00',
      role: 'shop',
      action: 'proposed',
      title: 'Offer',
      text: 'half?',
      files: [picture(2)],
    },
    {
      time: '2026-11-20 11:00:00',
      role: 'system',
      action: 'declined',
      title: 'No answer',
      text: '',
      files: [],
    },
  ],
  steps: [
    { code: 'applied', done: true, time: '2026-11-20 09:00:00' },
    { code: 'shop', done: true, time: '2026-11-20 12:00:00' },
    { code: 'return', done: false },
    { code: 'inspection', done: false },
    { code: 'money', done: false },
    { code: 'completed', done: false },
  ],
}

test.each(locales)('an application in %s: its card, progress, amounts and history', (locale) => {
  const t = refundTexts[locale]
  const card = rendered(locale, <RefundCard refund={refund} />)
  for (const text of [t.statuses[6]!, t.types['0'], t.acts.fileExpress, 'Kimchi House'])
    expect(card).toContain(text)
  const progress = rendered(locale, <RefundProgress steps={refund.steps} />)
  expect(progress.match(/aria-current="step"/g)).toHaveLength(1)
  expect(progress).toContain(t.stepNames.inspection)
  const money = rendered(locale, <MoneyPanel refund={refund} />)
  for (const text of [t.asked, '¥45.00', '¥8.00', wayBackOf('2', t, channelTexts[locale])])
    expect(money).toContain(text)
  expect(rendered(locale, <InfoPanel refund={refund} />)).toContain(t.tries(2))
  const html = rendered(locale, <History refund={refund} />)
  for (const text of ['half?', 'No answer', t.roles.shop, `${picture(2)}-200.webp`])
    expect(html).toContain(text)
  const back = rendered(locale, <ReturnPanel refund={refund} />)
  for (const text of ['Changbaishan Road 1', t.freight.shop]) expect(back).toContain(text)
})

test.each(locales)('in %s a card says that the money waits while the mall has paused refunds', (locale) => {
  const [, said] = /min-w-0 flex-1">([^<]+)</.exec(rendered(locale, <RefundPaused to="toBuyer" />)) ?? []
  const granted = { ...refund, refundStatus: 2 } as const
  const shown = (isMoneyPaused: boolean) =>
    rendered(locale, <RefundCard refund={{ ...granted, isMoneyPaused }} />)
  expect(shown(true)).toContain(said)
  expect(shown(false)).not.toContain(said)
})

test('the shop’s panel shows its open offer, its reason after a refusal, otherwise nothing', () => {
  const word = (changes: Partial<Refund>) =>
    rendered('en-US', <ShopsWordPanel refund={{ ...refund, ...changes }} />)
  expect(word({ refundStatus: 1, proposal: { refundType: 1, refundMoney: '12.00' } })).toContain('¥12.00')
  expect(word({ refundStatus: 4, rejectReason: 'opened' })).toContain('opened')
  expect(word({ refundStatus: 5, rejectReason: 'opened' })).not.toContain('opened')
})

test.each([1, 4, 5] as const)(
  'an amount that is not granted (status %s) is shown as requested',
  (refundStatus) => {
    const { asked, refundMoney } = refundTexts['zh-CN']
    const asWas = { ...refund, refundStatus, returnExpress: undefined } as RefundWithLogs
    for (const part of [<MoneyPanel key="a" refund={asWas} />, <RefundCard key="b" refund={asWas} />]) {
      const shown = rendered('zh-CN', part)
      for (const text of [asked, '45']) expect(shown).toContain(text)
      expect(shown).not.toContain(refundMoney)
    }
  },
)

test('a finished application shows no step as current', () => {
  const steps = [
    { code: 'applied', done: true, time: '2026-11-20 09:00:00' },
    { code: 'shop', done: false },
    { code: 'closed', done: true, time: '2026-11-20 10:00:00' },
  ] as const
  expect(rendered('en-US', <RefundProgress steps={steps} />)).not.toContain('aria-current')
})

test('the buttons are those that the server allows, the main one first', () => {
  expect(shownActs(refund)).toEqual(['fileExpress', 'withdraw'])
  expect(shownActs({ actions: ['edit', 'withdraw'] })).toEqual(['edit', 'withdraw'])
  expect(shownActs({ actions: ['withdraw', 'answerProposal'] })).toEqual(['accept', 'decline', 'withdraw'])
  expect(shownActs({ actions: ['withdraw', 'appeal', 'reapply'] })).toEqual(['reapply', 'appeal', 'withdraw'])
  expect(shownActs({ actions: [] })).toEqual([])
})
