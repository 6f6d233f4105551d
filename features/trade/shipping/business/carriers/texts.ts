import { defineTexts } from '@hojip/platform/page'

export const carriersTexts = defineTexts({
  'zh-CN': {
    title: '常用快递',
    batch: '批量发货',
    about: '勾选店里常用的快递并排好顺序，发货时排在最前面，第一家默认选中。其他快递仍然可以选。',
    usual: '常用',
    others: '其他快递',
    none: '还没有选，发货时按通常的顺序列出',
    up: (name: string) => `${name}往前移`,
    down: (name: string) => `${name}往后移`,
    first: '默认',
    saved: '已保存',
    undo: '撤销',
    undone: '已恢复原样',
  },
  'en-US': {
    title: 'Usual carriers',
    batch: 'Ship in bulk',
    about:
      'Choose the carriers that your shop usually ships with, in your order. They come first when you ship, and the first one is chosen already. All others can still be chosen.',
    usual: 'Usual',
    others: 'Other carriers',
    none: 'None chosen yet: carriers are listed in their common order',
    up: (name) => `Move ${name} up`,
    down: (name) => `Move ${name} down`,
    first: 'Default',
    saved: 'Saved',
    undo: 'Undo',
    undone: 'Back to what it was',
  },
  'ko-KR': {
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
  },
})
