import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR: Texts<typeof zhCN> = {
  openPages: '열린 페이지',
  home: '홈',
  close: (title) => `‘${title}’ 닫기`,
  more: '열린 페이지 관리',
  closeOthers: '다른 페이지 닫기',
  closeAll: '모든 페이지 닫기',
  earlier: '왼쪽으로 넘기기',
  later: '오른쪽으로 넘기기',
  sureToClose: '이 페이지를 닫을까요?',
  sureToCloseMany: '이 페이지들을 닫을까요?',
  sureHint: '제출하지 않은 내용은 저장되지 않아요.',
  yes: '닫기',
  no: '계속 보기',
}
