import { formatNumber, type Locale } from '@hojip/platform/i18n'
import type { ScoreKind } from '../../contract/scores-calls.ts'
import { answerSteps, fewestFacts, slowestPoints, starDays, timeDays, type TermName } from './scores.ts'

type OfEach<T> = Record<Locale, T>

export const scoreNames: OfEach<Record<ScoreKind, string>> = {
  'zh-CN': { goods: '商品', shipping: '发货', service: '服务' },
  'en-US': { goods: 'Goods', shipping: 'Shipping', service: 'Service' },
  'ko-KR': { goods: '상품', shipping: '배송', service: '서비스' },
}

export const termNames: OfEach<Record<TermName, string>> = {
  'zh-CN': {
    stars: '商品评价的星数',
    description: '订单评价：描述相符',
    delivery: '订单评价：物流',
    service: '订单评价：服务',
    onTime: '按时发货',
    answers: '客服首次回复',
  },
  'en-US': {
    stars: 'Stars of product reviews',
    description: 'Orders rated: as described',
    delivery: 'Orders rated: delivery',
    service: 'Orders rated: service',
    onTime: 'Shipped in time',
    answers: 'First answer in chats',
  },
  'ko-KR': {
    stars: '상품평 별점',
    description: '주문 평가: 설명과 같아요',
    delivery: '주문 평가: 배송',
    service: '주문 평가: 서비스',
    onTime: '제때 발송',
    answers: '상담 첫 답변',
  },
}

const units: OfEach<readonly [seconds: string, minutes: string, hours: string]> = {
  'zh-CN': [' 秒', ' 分钟', ' 小时'],
  'en-US': [' s', ' min', ' h'],
  'ko-KR': ['초', '분', '시간'],
}

/** Such as "45 s", "2 min" or "1.5 h". */
function timeText(seconds: number, locale: Locale): string {
  const [s, min, h] = units[locale]
  if (seconds < 60) return `${seconds}${s}`
  if (seconds < 3_600) return `${Math.round(seconds / 60)}${min}`
  return `${formatNumber(locale, Math.round(seconds / 360) / 10)}${h}`
}

/** What a term was counted as, such as "98.2%". */
export function termValue(name: TermName, value: number, locale: Locale): string {
  if (name === 'answers') return timeText(Math.round(value), locale)
  if (name === 'onTime') return `${formatNumber(locale, Math.round(value * 1_000) / 10)}%`
  return `${value.toFixed(2)} ★`
}

/** From points in hundredths, such as "4.83". */
export function pointsText(points: number): string {
  return (points / 100).toFixed(2)
}

function steps(locale: Locale, within: (time: string, points: string) => string, between: string): string {
  return answerSteps
    .map(({ seconds, points }) => within(timeText(seconds, locale), pointsText(points)))
    .join(between)
}

const slowest = pointsText(slowestPoints)

export const scoreRules: OfEach<readonly string[]> = {
  'zh-CN': [
    '每项得分在 1 到 5 分之间，等于下面几个分项的平均值。',
    `评价的星数取最近 ${starDays} 天；按时发货和回复时间取最近 ${timeDays} 天。`,
    '按时发货得分 = 1 + 4 × 在承诺时间内发出的订单占比；买家在期限前取消的订单不算。',
    `首次回复得分：平均 ${steps('zh-CN', (time, points) => `${time}内 ${points}`, '，')}，更慢 ${slowest}。`,
    `不足 ${fewestFacts} 条的分项不计入得分。店铺员工不能评价自己的店铺。`,
    '得分每小时重新计算，没有人能修改。',
  ],
  'en-US': [
    'Each score is between 1 and 5: the mean of the terms below.',
    `Stars count for the last ${starDays} days, shipping and answer times for the last ${timeDays} days.`,
    'Shipped in time = 1 + 4 × the share of orders that left by the promised time; orders that buyers cancelled before it do not count.',
    `First answer, on average: within ${steps('en-US', (time, points) => `${time} ${points}`, ', ')}; later ${slowest}.`,
    `A term with fewer than ${fewestFacts} of its kind does not count. Staff cannot rate their own shop.`,
    'Scores are computed again every hour, and nobody can change them.',
  ],
  'ko-KR': [
    '점수는 1~5점이고, 아래 항목들의 평균이에요.',
    `별점은 최근 ${starDays}일, 발송과 답변 시간은 최근 ${timeDays}일을 기준으로 해요.`,
    '제때 발송 점수 = 1 + 4 × 약속한 시간 안에 발송한 주문의 비율. 기한 전에 구매자가 취소한 주문은 빼요.',
    `첫 답변 점수: 평균 ${steps('ko-KR', (time, points) => `${time} 이내 ${points}`, ', ')}, 더 늦으면 ${slowest}.`,
    `${fewestFacts}건이 안 되는 항목은 점수에 넣지 않아요. 판매자 직원은 자기 가게를 평가할 수 없어요.`,
    '점수는 매시간 다시 계산하고, 아무도 고칠 수 없어요.',
  ],
}
