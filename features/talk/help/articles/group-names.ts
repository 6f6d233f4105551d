import type { Locale } from '@hojip/platform/i18n'
import type { GroupKey } from '../rules/topics.ts'

export const groupNames: Record<Locale, Record<GroupKey, string>> = {
  'zh-CN': {
    shopping: '购物指南',
    delivery: '支付与配送',
    afterSales: '售后服务',
    shops: '商家合作',
    about: '关于',
  },
  'en-US': {
    shopping: 'Shopping',
    delivery: 'Payment and delivery',
    afterSales: 'After-sales',
    shops: 'For shops',
    about: 'About',
  },
  'ko-KR': {
    shopping: '쇼핑 안내',
    delivery: '결제와 배송',
    afterSales: '교환과 환불',
    shops: '판매자',
    about: '호집',
  },
}
