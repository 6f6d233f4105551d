export const zhCN = {
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
}
export type CarriersTexts = typeof zhCN
