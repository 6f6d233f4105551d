import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '가격 변화',
  period: (days) => `최근 ${days}일`,
  last30: '최근 30일',
  today: '오늘',
  lowest30: '최근 30일 최저가',
  lowestIsNow: '지금이 최근 30일 최저가예요',
  highest: (days) => `최근 ${days}일 최고가`,
  times: (_n, text) => `${text}번`,
  changed: (days) => `${days}일 동안 바뀐 횟수`,
  steps: '가격이 바뀐 날',
  since: (day) => `${day}부터`,
  whatCounts: '이 옵션을 실제로 판 가격만 적어요. 팔지 않은 날은 빠져 있어요.',
  recordedSince: (day) => `${day}부터 기록했어요.`,
  none: '이 옵션은 최근에 팔지 않아서 가격 기록이 없어요.',
  chart: (now, low) => `가격 변화 그래프: 지금 ${now}, 최근 30일 최저가 ${low}`,
  failed: '가격 변화를 불러오지 못했어요.',
  again: '다시 시도',
} satisfies Texts<typeof zhCN>
