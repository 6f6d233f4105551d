export const zhCN = {
  steps: ['购物车', '确认订单', '付款', '完成'],
}
