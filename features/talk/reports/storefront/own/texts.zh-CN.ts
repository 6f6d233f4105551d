export const zhCN = {
  title: '我的举报',
  note: '有结果会发到“消息”里，不会告诉对方是谁举报的',
  states: { open: '核实中', upheld: '属实', dismissed: '不成立' },
  targets: { goods: '商品', shop: '店铺', comment: '评价', question: '提问', answer: '回答', chat: '消息' },
  because: (reason: string) => `举报原因：${reason}`,
  decisions: {
    upheld: '经核实情况属实，平台会按规则处理。谢谢你帮大家把关。',
    dismissed: '没有发现违规。有新的情况或证据，可以再举报一次。',
  },
  picturesOf: '举报的图片',
  emptyTitle: '还没有举报',
  emptyText: '看到假货、欺诈或骚扰，可以在商品、店铺、评价和聊天里举报，结果会显示在这里。',
  loadMore: '查看更多',
}
