export const zhCN = {
  label: '个人中心',
  groups: { trade: '交易', favourites: '收藏', account: '账户', service: '服务' },
  entries: {
    orders: '我的订单',
    afterSales: '退款/售后',
    comments: '我的评价',
    goods: '收藏商品',
    shops: '关注店铺',
    footprints: '我的足迹',
    centre: '个人中心',
    messages: '消息',
    addresses: '收货地址',
    profile: '账户设置',
    help: '帮助中心',
    feedback: '意见反馈',
  },
}
