export const zhCN = {
  steps: ['购物车', '确认订单', '付款', '完成'],
  notFoundHint: '地址可能有误，或者内容已经下架',
  awayHint: '请稍等片刻再试，你的购物车和订单都在',
}
