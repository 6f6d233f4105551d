import type { Locale } from '@hojip/platform/i18n'
import { inMallTime } from '@hojip/platform/dates'
import { known } from '@hojip/platform/known'
import { serviceTimesOf, serviceTimesText, usualServiceHours, type ServiceTimes } from '@hojip/policy'
import { newerLabel } from './texts.ts'

/** The sentences that the mall's program writes in a conversation. Rows store the key, and the hours of that time. */
const noticeTexts = {
  /** A message to the mall's service outside its hours. */
  officialClosed: {
    'zh-CN': (hours) =>
      `现在不在人工服务时间（${hours}）。可以先留言，我们会按先后顺序回复，答复会出现在“消息”里。`,
    'en-US': (hours) =>
      `We’re offline right now. Hours: ${hours}. Leave us a message, and the answer will appear in your notifications.`,
    'ko-KR': (hours) =>
      `지금은 상담 시간이 아니에요. 상담 시간: ${hours}. 문의를 남겨 주시면 순서대로 답변해 드리고, 답변은 알림에서 볼 수 있어요.`,
  },
} as const satisfies Record<string, Record<Locale, (hours: string) => string>>

export type Notice = keyof typeof noticeTexts

/** A notice without hours is older than the setting of the hours. */
export function noticeText(notice: Notice, locale: Locale, times?: ServiceTimes): string {
  const at = times ?? serviceTimesOf(usualServiceHours)
  const hours = serviceTimesText(locale, at, (text) => inMallTime(locale, text))
  return known(noticeTexts, notice)?.[locale](hours) ?? newerLabel[locale]
}
