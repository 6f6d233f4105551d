import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import type { Parcel } from '@hojip/shipping/contract'
import { expect, test } from 'vitest'
import { channelTexts } from '@hojip/policy/channels'
import type { Refund, RefundWithLogs } from '../../contract.ts'
import { RefundList } from '../list/refund-list.tsx'
import { AmountPanel, AskedPanel, HistoryPanel, RejectPanel } from './refund-panels.tsx'
import { ShopActs } from '../acts/shop-acts.tsx'
import { StopParcels } from './stop-parcels.tsx'
import { shopRefundTexts } from '../texts.ts'

const picture = '/uploads/evidence/00000000000000000000000000000001'
const refund: RefundWithLogs = {
  pkId: '7',
  refundCode: 'R7',
  orderId: '8',
  orderCode: 'O8',
  orderGoodsId: '9',
  shopId: '1',
  refundType: 0,
  refundStatus: 1,
  refundApplyStatus: 1,
  receivingStatus: 1,
  refundReason: 0,
  refundReasonText: 'Changed my mind',
  detailDescription: 'Still <b>sealed</b>',
  files: [picture],
  refundNum: 1,
  refundMoney: '22.60',
  shippingMoney: '3.00',
  applyMoney: '25.00',
  refundMoneyType: 0,
  payType: '2',
  refundApplyTime: '2026-11-20 10:00:00',
  goods: {
    goodsId: '1',
    goodsSpecId: '2',
    goodsName: 'Kingfisher tea',
    goodsSpec: '100 g',
    goodsPic: picture,
    goodsPrice: '20.00',
    goodsNum: 3,
    payMoney: '58.80',
  },
  shopName: 'Mei’s',
  mark: 'M',
  hue: 120,
  customerName: 'Lin',
  customerPhone: '138****5678',
  returnFreightBy: 'buyer',
  rejectFiles: [],
  arbitration: '0',
  isMoneyStuck: false,
  isMoneyPaused: false,
  applyTimes: 2,
  deadlineAction: 'shopAnswers',
  deadlineAt: 1,
  actions: ['agreeReturn', 'reject', 'propose'],
  logs: [
    {
      time: '2026-11-20 10:00:00',
      role: 'buyer',
      action: 'applied',
      title: 'Asked',
      text: 'First words',
      files: [],
    },
    {
      time: '2026-11-20 11:00:00',
      role: 'shop',
      action: 'proposed',
      title: 'Offered',
      text: 'Second words',
      files: [],
    },
  ],
  steps: [],
}

test.each(locales)('in %s the page shows request and reason and explains the amount', (locale) => {
  const t = shopRefundTexts[locale]
  const html = rendered(
    locale,
    <>
      <AskedPanel refund={refund} />
      <AmountPanel refund={refund} />
      <HistoryPanel refund={refund} />
    </>,
  )
  const facts = [
    t.types[0],
    t.units(1, 3),
    t.tries(2),
    'Changed my mind',
    t.freightBy.buyer,
    t.buyersPictures,
  ]
  const sums = [
    t.amount.paid,
    '¥58.80',
    t.amount.less,
    '¥2.40',
    '¥19.60',
    '¥3.00',
    t.amount.total,
    t.wayBackTo(channelTexts[locale].wechat.name),
  ]
  for (const text of [...facts, ...sums, 'Still &lt;b&gt;sealed']) expect(html).toContain(text)
  // The newest entry comes first.
  expect(html.indexOf('Second words')).toBeLessThan(html.indexOf('First words'))
})

function aParcel(given: Partial<Parcel>): Parcel {
  return {
    pkId: '1',
    number: 'SF100200300',
    type: 'shunfeng',
    expName: 'SF Express',
    expPhone: '95338',
    deliverystatus: 1,
    issign: '0',
    takeTime: '2026-11-20 10:00:00',
    updateTime: '2026-11-20 10:00:00',
    silent: false,
    corrected: false,
    canCorrect: false,
    canSendAgain: false,
    list: [],
    goodsInfoVO: [{ orderGoodsId: '9', goodsName: 'Kingfisher tea', goodsPic: picture, num: 1 }],
    ...given,
  }
}

test.each(locales)(
  'in %s a parcel that can still be stopped shows its carrier’s phone and its tracking number',
  (locale) => {
    const t = shopRefundTexts[locale]
    const shown = (parcels: Parcel[]) => rendered(locale, <StopParcels refund={refund} parcels={parcels} />)
    const html = shown([aParcel({})])
    for (const text of [t.stopTitle, 'SF Express', 'SF100200300', 'href="tel:95338"', t.callCarrier])
      expect(html).toContain(text)
    expect(shown([aParcel({ expPhone: '' })])).not.toContain('tel:')
    const other = [{ orderGoodsId: '8', goodsName: 'Tea', goodsPic: picture, num: 1 }]
    // Delivered, returned, or with other products in it: nothing to stop.
    const rest = [
      aParcel({ deliverystatus: 3 }),
      aParcel({ deliverystatus: 6 }),
      aParcel({ goodsInfoVO: other }),
    ]
    expect(shown(rest)).not.toContain(t.stopTitle)
  },
)

test('a refused application shows why and promises no money', () => {
  const t = shopRefundTexts['zh-CN']
  const refused: Refund = { ...refund, refundStatus: 4, rejectReason: '封口破损', rejectFiles: [picture] }
  const html = rendered(
    'zh-CN',
    <>
      <RejectPanel refund={refused} />
      <AmountPanel refund={refused} />
    </>,
  )
  for (const text of ['封口破损', t.shopsPictures, t.amount.totalIf]) expect(html).toContain(text)
  expect(rendered('zh-CN', <RejectPanel refund={refund} />)).not.toContain(t.rejectTitle)
})

test('a closed application shows no amount to be refunded', () => {
  const t = shopRefundTexts['zh-CN']
  const html = rendered('zh-CN', <AmountPanel refund={{ ...refund, refundStatus: 5 }} />)
  expect(html).toContain(t.amount.asked)
  for (const text of [t.amount.total, t.amount.totalIf]) expect(html).not.toContain(text)
})

test.each(locales)('in %s there is a button for each step the shop may take, and no other one', (locale) => {
  const { acts } = shopRefundTexts[locale]
  const buttons = (actions: Refund['actions']) =>
    [
      ...rendered(locale, <ShopActs refund={{ ...refund, actions }} />).matchAll(/<button.*?<\/button>/gs),
    ].map(([html]) => html.replaceAll(/<[^>]+>/g, ''))
  expect(buttons(['agreeReturn', 'reject', 'propose'])).toEqual([acts.agreeReturn, acts.propose, acts.reject])
  expect(buttons(['passInspection', 'failInspection'])).toEqual([acts.passInspection, acts.failInspection])
  // No buttons for the steps of the buyer and the mall.
  expect(buttons(['withdraw', 'decide', 'retry'])).toEqual([])
})

test.each(locales)('in %s a row links to its application and shows whose turn it is', (locale) => {
  const t = shopRefundTexts[locale]
  const list = (mine: 'shop' | 'mall') =>
    rendered(locale, <RefundList refunds={[refund]} hrefOf={({ pkId }) => `/there/${pkId}`} mine={mine} />)
  const shops = list('shop')
  for (const text of ['href="/there/7"', 'R7', t.stands.toAnswer, t.turns.shop, t.over, t.tries(2)])
    expect(shops).toContain(text)
  expect(shops).not.toContain('Mei’s')
  expect(list('mall')).toContain('Mei’s')
})
