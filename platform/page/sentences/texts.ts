import { defineTexts } from '../texts.ts'

/** Sentences that belong to no room. */
export const runtimeTexts = defineTexts({
  'zh-CN': {
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
  },
  'en-US': {
    notDone: 'That did not go through. Check your connection and try again',
    notFound: 'We could not find this page',
    failure: 'Something went wrong on this page',
    failureHint: 'It was nothing you did. Try again in a moment',
    away: 'We will be right back',
    retry: 'Try again',
    home: 'Go to home page',
    close: 'Close',
    sessionEnded: 'You have been signed out. Sign in again',
    notSignedOut: 'You could not be signed out, and are still signed in',
  },
  'ko-KR': {
    notDone: '완료하지 못했어요. 네트워크를 확인하고 다시 시도해 주세요',
    notFound: '페이지를 찾을 수 없어요',
    failure: '페이지에 문제가 생겼어요',
    failureHint: '고객님의 잘못이 아니에요. 잠시 후 다시 시도해 주세요',
    away: '금방 돌아올게요',
    retry: '다시 시도',
    home: '홈으로 가기',
    close: '닫기',
    sessionEnded: '로그인이 만료됐어요. 다시 로그인해 주세요',
    notSignedOut: '로그아웃하지 못했어요. 아직 로그인되어 있어요',
  },
})
