import type { Texts } from '../../i18n/index.ts'

export const zhCN = {
  notDone: '没有完成，请检查网络后再试',
  notFound: '没有找到这个页面',
  failure: '页面出了点问题',
  failureHint: '不是你的操作造成的，请稍后再试',
  away: '商城正忙，马上回来',
  retry: '重试',
  home: '回到首页',
  close: '关闭',
  sessionEnded: '登录已过期，请重新登录',
  notSignedOut: '没有退出成功，你还在登录状态',
}

export type RuntimeTexts = Texts<typeof zhCN>
