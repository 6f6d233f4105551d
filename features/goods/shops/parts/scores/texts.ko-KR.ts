import type { zhCN } from './texts.zh-CN.ts'

export const koKR: typeof zhCN = {
  title: '가게 점수',
  above: (by) => `전체 평균보다 ${by} 높아요`,
  below: (by) => `전체 평균보다 ${by} 낮아요`,
  same: '전체 평균과 같아요',
  none: '아직 자료가 부족해요',
  how: '점수 계산 방법',
  term: '항목',
  counted: '결과',
  count: '건수',
  points: '점수',
  left: '제외',
  notYet: '상품평, 발송, 상담 기록이 쌓이면 한 시간 안에 점수가 나와요.',
}
