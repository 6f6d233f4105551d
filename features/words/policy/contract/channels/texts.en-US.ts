import type { Channel } from './names.ts'
import type { ChannelTexts } from './texts.zh-CN.ts'

export const enUS: Record<Channel, ChannelTexts> = {
  wechat: {
    name: 'WeChat Pay',
    app: 'WeChat',
    scanHint: 'Scan a code with WeChat',
    scanStep: 'Open WeChat on your phone and choose Scan',
    switchName: 'WeChat Pay',
  },
  alipay: {
    name: 'Alipay',
    app: 'Alipay',
    scanHint: 'Scan a code or sign in to pay',
    scanStep: 'Open Alipay on your phone and choose Scan',
    switchName: 'Alipay',
  },
}
