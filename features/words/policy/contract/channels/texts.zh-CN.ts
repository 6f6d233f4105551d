import type { Channel } from './names.ts'

/** What people read of a channel. Sentences that only need its name are with the pages that show them. */
export interface ChannelTexts {
  name: string
  /** The app that scans its codes. */
  app: string
  /** Under its name, where it is paid by a code. */
  scanHint: string
  /** The first step of paying by a code. */
  scanStep: string
  /** The name of its switch in the settings. */
  switchName: string
}

export const zhCN: Record<Channel, ChannelTexts> = {
  wechat: {
    name: '微信支付',
    app: '微信',
    scanHint: '用手机微信扫码付款',
    scanStep: '打开手机微信的“扫一扫”',
    switchName: '微信支付',
  },
  alipay: {
    name: '支付宝',
    app: '支付宝',
    scanHint: '扫码或登录付款',
    scanStep: '打开手机支付宝的“扫一扫”',
    switchName: '支付宝支付',
  },
}
