import type { Texts } from '@hojip/platform/i18n'

export const zhCN = {
  service: '客服热线',
  rights: (year: number) => `© ${year} 好集 Hojip`,
  others: { tracking: '物流查询', refunds: '退款进度', console: '商家后台', feedback: '意见反馈' },
  promises: {
    genuine: '正品保障',
    genuineText: '假货全额退款',
    returns: (days: number) => `${days} 天可退货`,
    returnsText: '不喜欢也能退，生鲜等除外',
    dispatch: (hours: number) => `${hours} 小时发货`,
    dispatchText: '超时可全额退款',
    people: '人工客服',
  },
  help: {
    shopping: '购物指南',
    delivery: '支付与配送',
    afterSales: '售后服务',
    shops: '商家合作',
    about: '关于',
    genuine: '正品保障',
    returns: '退换货政策',
    onboarding: '商家入驻',
    orderTime: '订单时效',
    payment: '支付方式',
    deliveryFee: '配送费用',
    registration: '注册账号',
    privacy: '隐私政策',
    agreement: '用户服务协议',
    guide: '购物流程',
    faq: '常见问题',
    aboutMall: '关于我们',
  },
}

export type FooterTexts = Texts<typeof zhCN>
