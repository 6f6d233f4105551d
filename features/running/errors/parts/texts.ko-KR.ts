import type { zhCN } from './texts.zh-CN.ts'

export const koKR: typeof zhCN = {
  title: '스크립트 오류',
  time: '시간',
  page: '페이지',
  message: '내용',
  clear: '모두 지우기',
}
