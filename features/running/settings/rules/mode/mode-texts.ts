import { datesFor } from '@hojip/platform/dates'
import type { Locale } from '@hojip/platform/i18n'
import type { Mode } from './mode.ts'

interface ModeWords {
  /** At the top of every page, while the mall can only be read. */
  readOnly: string
  closedTitle: string
  closed: string
  retry: string
  backAt: (moment: string) => string
  /** Nobody has said when, or that has passed. */
  backSoon: string
}

const words: Record<Locale, ModeWords> = {
  'zh-CN': {
    readOnly: '好集正在维护：可以浏览和查看订单，暂时不能下单、付款或修改',
    closedTitle: '好集正在维护',
    closed: '订单和付款都不受影响',
    retry: '重试',
    backAt: (moment) => `预计 ${moment} 恢复`,
    backSoon: '请稍后再来',
  },
  'en-US': {
    readOnly: 'Maintenance: you can look around and see your orders, but not order, pay or change anything',
    closedTitle: 'Hojip is closed for maintenance',
    closed: 'Your orders and payments are safe',
    retry: 'Try again',
    backAt: (moment) => `We expect to be back on ${moment}`,
    backSoon: 'Please come back a little later',
  },
  'ko-KR': {
    readOnly: '점검 중이에요. 둘러보기와 주문 조회만 할 수 있고, 주문·결제·변경은 잠시 쉬어요',
    closedTitle: '호집을 점검하고 있어요',
    closed: '주문과 결제는 그대로 있어요',
    retry: '다시 시도',
    backAt: (moment) => `${moment}에 다시 열 예정이에요`,
    backSoon: '잠시 뒤에 다시 와 주세요',
  },
}

/** What people are told, in whole sentences. */
export function modeTexts(locale: Locale, { name, untilMs, messages }: Mode, nowMs: number) {
  const { backAt, backSoon, readOnly, closedTitle: title, closed, retry } = words[locale]
  const isKnown = untilMs !== null && untilMs > nowMs
  const said = messages?.[locale]?.trim().replace(/[。.!]$/, '')
  const when = isKnown ? backAt(datesFor({ locale, nowMs }).mallMoment(untilMs)) : backSoon
  const stop = locale === 'zh-CN' ? '。' : '. '
  const back = said ? `${said}${stop}${when}` : when
  const notice = `${name === 'closed' ? title : readOnly}${stop}${back}`
  return { notice, title, hint: `${closed}${stop}${back}`, back, retry }
}
