import type { Locale } from '../i18n/index.ts'

const zhCN = {
  mall: '好集',
  notDone: '没有完成，请检查网络后再试',
  notFound: '没有找到这个页面',
  notFoundHint: '地址可能有误，或者内容已经下架',
  failure: '页面出了点问题',
  failureHint: '不是你的操作造成的，请稍后再试',
  away: '商城正忙，马上回来',
  awayHint: '请稍等片刻再试，你的购物车和订单都在',
  retry: '重试',
  home: '回到首页',
  close: '关闭',
  sessionEnded: '登录已过期，请重新登录',
  notSignedOut: '没有退出成功，你还在登录状态',
}
type RuntimeTexts = typeof zhCN

/** The sentences that belong to no room. */
export const runtimeTexts: Record<Locale, RuntimeTexts> = {
  'zh-CN': zhCN,
  'en-US': {
    mall: 'Hojip',
    notDone: 'That did not go through. Check your connection and try again',
    notFound: 'We could not find this page',
    notFoundHint: 'The address may be wrong, or the item is no longer sold',
    failure: 'Something went wrong on this page',
    failureHint: 'It was nothing you did. Try again in a moment',
    away: 'We will be right back',
    awayHint: 'Wait a moment and try again. Your cart and your orders are safe',
    retry: 'Try again',
    home: 'Go to home page',
    close: 'Close',
    sessionEnded: 'You have been signed out. Sign in again',
    notSignedOut: 'You could not be signed out, and are still signed in',
  },
  'ko-KR': {
    mall: '호집',
    notDone: '완료하지 못했어요. 네트워크를 확인하고 다시 시도해 주세요',
    notFound: '페이지를 찾을 수 없어요',
    notFoundHint: '주소가 잘못되었거나 판매가 끝난 상품일 수 있어요',
    failure: '페이지에 문제가 생겼어요',
    failureHint: '고객님의 잘못이 아니에요. 잠시 후 다시 시도해 주세요',
    away: '금방 돌아올게요',
    awayHint: '잠시 후 다시 시도해 주세요. 장바구니와 주문은 그대로 있어요',
    retry: '다시 시도',
    home: '홈으로 가기',
    close: '닫기',
    sessionEnded: '로그인이 만료됐어요. 다시 로그인해 주세요',
    notSignedOut: '로그아웃하지 못했어요. 아직 로그인되어 있어요',
  },
}
