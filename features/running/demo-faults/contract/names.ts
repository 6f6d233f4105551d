export const serviceNames = ['wechat', 'alipay', 'sms', 'carrier', 'push', 'translation'] as const
export type ServiceName = (typeof serviceNames)[number]

export const faultNames = [
  ...(['down', 'cut', 'slow', 'answerLost'] as const),
  ...(['noticeLost', 'noticeLate', 'noticeTwice', 'noticeForged', 'wrongAmount'] as const),
  ...(['refundRefused', 'refundStuck', 'billMissing', 'billAmount', 'browserGone'] as const),
  ...(['tooMany', 'wrongLanguage'] as const),
] as const
export type FaultName = (typeof faultNames)[number]
