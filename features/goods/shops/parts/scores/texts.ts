import { defineTexts } from '@hojip/platform/page'

export const shopScoresTexts = defineTexts({
  'zh-CN': {
    title: '店铺评分',
    /** The score beside the mean of all shops. */
    above: (by: string) => `高于全站平均 ${by}`,
    below: (by: string) => `低于全站平均 ${by}`,
    same: '与全站平均持平',
    none: '数据还不够',
    how: '评分怎么算',
    term: '分项',
    counted: '统计结果',
    count: '数量',
    points: '得分',
    left: '不计',
    notYet: '店铺有了评价、发货和回复记录后，每小时会在这里算出评分。',
  },
  'en-US': {
    title: 'Shop scores',
    above: (by) => `${by} above the mall’s mean`,
    below: (by) => `${by} below the mall’s mean`,
    same: 'As the mall’s mean',
    none: 'Too few to tell',
    how: 'How scores are computed',
    term: 'Term',
    counted: 'Result',
    count: 'Counted',
    points: 'Points',
    left: 'Left out',
    notYet:
      'Once the shop has reviews, shipped orders and answered chats, its scores appear here within the hour.',
  },
  'ko-KR': {
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
  },
})
