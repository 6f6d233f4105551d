import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR: Texts<typeof zhCN> = {
  title: '영업일 달력',
  about:
    '교환·반품 기한, 입점 심사, 도착 예정일, 고객센터 시간을 이 영업일로 계산해요. 날짜를 누르면 영업일과 휴무일이 바뀌고, 이미 시작된 기한은 그대로예요.',
  years: '연도',
  year: (n) => `${n}년`,
  unknown: (n) => `${n}년 공휴일은 아직 없어서 주말만 휴무예요. 발표되면 여기에 입력해 주세요.`,
  legend: '표시 안내',
  work: '영업일',
  off: '휴무일',
  holiday: '공휴일',
  makeUp: '주말 영업일',
  changed: '직접 바꾼 날',
  weekdays: ['월', '화', '수', '목', '금', '토', '일'],
  day: (date, state) => `${date}, ${state}`,
  changedBy: (name) => `${name} 님이 변경`,
  setWork: (date) => `${date}: 영업일로 바꿨어요`,
  setOff: (date) => `${date}: 휴무일로 바꿨어요`,
  undo: '되돌리기',
  undone: '되돌렸어요',
}
