import type { Locale } from '@hojip/platform/i18n'

interface LabelTexts {
  to: string
  from: string
  /** Over what the buyer wrote with the order. */
  remark: string
  order: string
  /** In place of a carrier while there is none. */
  noCarrier: string
  /** Products that had no room. */
  more: (kinds: number) => string
}

export const labelTexts: Record<Locale, LabelTexts> = {
  'zh-CN': {
    to: '收',
    from: '寄',
    remark: '买家留言',
    order: '订单',
    noCarrier: '待填运单号',
    more: (n) => `还有 ${n} 种`,
  },
  'en-US': {
    to: 'To',
    from: 'From',
    remark: 'Note',
    order: 'Order',
    noCarrier: 'No tracking number yet',
    more: (n) => `and ${n} more`,
  },
  'ko-KR': {
    to: '받는 분',
    from: '보내는 분',
    remark: '요청 사항',
    order: '주문',
    noCarrier: '운송장 번호 없음',
    more: (n) => `외 ${n}종`,
  },
}
