import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '캐시 지우기',
  text: '이 브라우저에 저장된 목록, 최근 검색어, 열어 둔 화면, 보내지 않은 초안',
  action: '지우기',
  question: '이 브라우저의 캐시를 지울까요?',
  follows:
    '최근 검색어와 열어 둔 화면, 보내지 않은 초안이 지워지고 화면을 다시 불러와요. 로그인과 장바구니는 그대로예요.',
  yes: '지우기',
  no: '취소',
} satisfies Texts<typeof zhCN>
