import type { LocalText } from '@hojip/platform/i18n'

/** The sentences that the mall's program says in a conversation. Rows store the key. */
export const noticeTexts = {
  /** A message to the mall's service outside its hours. */
  officialClosed: {
    'zh-CN':
      '现在不在人工服务时间（工作日 8:30–17:30）。可以先留言，我们会按先后顺序回复，答复会出现在“消息”里。',
    'en-US':
      'Our agents answer on working days, 8:30–17:30 (UTC+8). Leave us a message, and the answer will appear in your notifications.',
    'ko-KR':
      '지금은 상담 시간이 아니에요(중국 영업일 8:30–17:30). 문의를 남겨 주시면 순서대로 답변해 드리고, 답변은 알림에서 볼 수 있어요.',
  },
} as const satisfies Record<string, LocalText>

export type Notice = keyof typeof noticeTexts
