import type { Texts } from '@hojip/platform/i18n'

export const zhCN = {
  search: '搜索',
  searchHint: '搜商品、店铺',
  searchFor: (word: string) => `搜商品、店铺，如“${word}”`,
  clearSearch: '清空搜索词',
  hello: '你好，欢迎来到好集',
  helloAgain: (name: string) => `你好，${name}`,
  logIn: '请登录',
  registerFree: '免费注册',
  personalCenter: '个人中心',
  menu: {
    orders: '我的订单',
    saved: '收藏',
    messages: '消息',
    me: '个人中心',
    addresses: '收货地址',
    help: '帮助中心',
  },
  signIn: '登录 / 注册',
  signOut: '退出登录',
  account: '我的账户',
  cart: '购物车',
  sell: '商家入口',
  popular: '大家在搜',
  mainMenu: '主导航',
  mall: { korea: '韩国馆', imported: '进口商品', rankings: '排行榜' },
  tabs: { home: '首页', categories: '分类', cart: '购物车', me: '我的' },
}

export type FrameTexts = Texts<typeof zhCN>
