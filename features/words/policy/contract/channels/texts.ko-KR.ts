import type { Channel } from './names.ts'
import type { ChannelTexts } from './texts.zh-CN.ts'

export const koKR: Record<Channel, ChannelTexts> = {
  wechat: {
    name: '위챗페이',
    app: '위챗',
    scanHint: '휴대폰 위챗으로 QR 코드를 스캔해요',
    scanStep: '휴대폰에서 위챗을 열고 오른쪽 위 ‘스캔’을 눌러요',
    switchName: '위챗페이 결제',
  },
  alipay: {
    name: '알리페이',
    app: '알리페이',
    scanHint: 'QR 코드를 스캔하거나 로그인해 결제해요',
    scanStep: '휴대폰에서 알리페이를 열고 ‘스캔’을 눌러요',
    switchName: '알리페이 결제',
  },
}
