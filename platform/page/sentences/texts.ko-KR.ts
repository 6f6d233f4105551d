import type { RuntimeTexts } from './texts.zh-CN.ts'

export const koKR = {
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
} satisfies RuntimeTexts
