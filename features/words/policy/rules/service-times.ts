import type { Locale, LocalText } from '@hojip/platform/i18n'

/** The days on which the mall's own service answers: working days of China, or every day. */
export const serviceDays = ['workdays', 'all'] as const
export type ServiceDays = (typeof serviceDays)[number]

function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
}

/** Such as `8:30–17:30`. */
export function spanOf({ fromMinute, untilMinute }: { fromMinute: number; untilMinute: number }): string {
  return `${clock(fromMinute)}–${clock(untilMinute)}`
}

const wholeDay = spanOf({ fromMinute: 0, untilMinute: 24 * 60 })

const inSpan: Record<ServiceDays, (span: string) => LocalText> = {
  workdays: (span) => ({
    'zh-CN': `工作日 ${span}`,
    'en-US': `Working days ${span}`,
    'ko-KR': `중국 영업일 ${span}`,
  }),
  all: (span) => ({ 'zh-CN': `每天 ${span}`, 'en-US': `Daily ${span}`, 'ko-KR': `매일 ${span}` }),
}

const allDay: Record<ServiceDays, LocalText> = {
  workdays: { 'zh-CN': '工作日全天', 'en-US': 'All day on working days', 'ko-KR': '중국 영업일 24시간' },
  all: { 'zh-CN': '每天 24 小时', 'en-US': '24 hours a day', 'ko-KR': '연중무휴 24시간' },
}

/** The hours as calls carry them and pages show them. */
export interface ServiceTimes {
  days: ServiceDays
  /** Such as `8:30–17:30`. */
  span: string
}

/** Whether somebody answers at any time. */
export function isAlwaysServed({ days, span }: ServiceTimes): boolean {
  return days === 'all' && span === wholeDay
}

/**
 * When somebody answers, for readers: "Working days 8:30–17:30".
 * @param inMallTime names the zone to those who need it; of a service that always answers there is none to name
 */
export function serviceTimesText(
  locale: Locale,
  times: ServiceTimes,
  inMallTime: (hours: string) => string,
): string {
  const { days, span } = times
  const text = (span === wholeDay ? allDay[days] : inSpan[days](span))[locale]
  return isAlwaysServed(times) ? text : inMallTime(text)
}
