import type { CarriersTexts } from './texts.zh-CN.ts'

export const koKR: CarriersTexts = {
  title: '자주 쓰는 택배사',
  batch: '일괄 발송',
  about:
    '자주 쓰는 택배사를 골라 순서를 정해 두면 발송할 때 맨 앞에 나오고, 첫 번째가 자동으로 선택돼요. 다른 택배사도 그대로 고를 수 있어요.',
  usual: '자주 쓰는 택배사',
  others: '다른 택배사',
  none: '아직 고르지 않아 기본 순서로 보여요',
  up: (name) => `${name} 앞으로`,
  down: (name) => `${name} 뒤로`,
  first: '기본',
  saved: '저장했어요',
  undo: '실행 취소',
  undone: '원래대로 되돌렸어요',
}
