import type { Locale } from '@hojip/platform/i18n'
import type { GroupKey } from '../rules/topics.ts'

export const groupNames: Record<Locale, Record<GroupKey, string>> = {
  'zh-CN': {
    shopping: '购物指南',
    delivery: '支付与配送',
    afterSales: '售后服务',
    about: '商家与协议',
  },
  'en-US': {
    shopping: 'Shopping',
    delivery: 'Payment and delivery',
    afterSales: 'After-sales',
    about: 'Shops and terms',
  },
  'ko-KR': {
    shopping: '쇼핑 안내',
    delivery: '결제와 배송',
    afterSales: '교환과 환불',
    about: '판매자와 약관',
  },
}
