import { ko } from '@hojip/platform/korean'
import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '쇼핑몰 설정',
  switches: '기능 켜고 끄기',
  limits: '한도',
  save: '저장',
  bounds: (min, max, usual) => `${min}–${max}, 기본값 ${usual}`,
  outOfBounds: (min, max) => `${min}에서 ${max} 사이의 정수를 입력해 주세요`,
  allOn: '모든 기능이 켜져 있어요. 변경은 몇 초 안에 모든 구매자에게 적용되고 기록이 남아요',
  someOff: (n) => `기능 ${n}개가 꺼져 있어요. 구매자가 지금 쓸 수 없어요`,
  isOff: '꺼짐',
  whenOff: (text) => `끄면: ${text}`,
  offTitle: (name) => `‘${name}’ 기능을 끌까요?`,
  switchOff: '끄기',
  cancel: '그대로 두기',
  saved: (name, value) => ko`‘${name}’ 설정이 ‘${value}’(으)로 바뀌었어요`,
  undo: '되돌리기',
  undone: '이전 값으로 되돌렸어요',
  changedBy: (who, when) => `${who || '시스템'} · ${when}`,
  history: '변경 기록',
  noHistory: '아직 바뀐 설정이 없어요',
  fromTo: (from, to) => `${from} → ${to}`,
  restoreValue: (value) => ko`‘${value}’(으)로 복원`,
  restoreTitle: (name, value) => ko`‘${name}’ 설정을 ‘${value}’(으)로 복원할까요?`,
  restoreText: (now) => `지금 값은 ‘${now}’이에요. 복원도 변경 기록에 남아요`,
  restore: '복원',
} satisfies Texts<typeof zhCN>
