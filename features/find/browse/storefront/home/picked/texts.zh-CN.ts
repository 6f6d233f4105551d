export const zhCN = {
  basis: {
    own: '按你看过、收藏、加购和买过的商品挑选',
    browser: '按你在这个浏览器里刚看过的商品挑选',
    visitor: '登录后，按你看过和收藏的为你挑选',
    switchedOff: '你已关闭个性化推荐',
    nothingYet: '多逛几件，这里会按你看过的来挑',
  },
  settings: '推荐设置',
  signIn: '登录',
  seen: '最近看过',
  seenNote: '只记在这个浏览器里，最多 20 件',
  forgetAll: '清空',
  forget: (name: string) => `从最近看过里移除${name}`,
  switchOff: '不再记录',
  switchOn: '重新记录',
  isOff: '这个浏览器不记录你看过的商品。',
  cannotBuy: '暂时买不到',
}
