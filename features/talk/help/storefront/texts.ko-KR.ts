import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR: Texts<typeof zhCN> = {
  title: '도움말',
  lead: '구매, 결제, 배송, 교환·반품에 관한 궁금증을 여기에서 찾아보세요.',
  search: '도움말 검색',
  searchHint: '예: 환불',
  found: (n, text) => `‘${text}’ 도움말 ${n}건`,
  nothing: '관련 도움말이 없어요',
  nothingHint: '‘배송비’, ‘발송’처럼 짧은 말로 다시 찾아보세요.',
  missing: '이 도움말을 찾을 수 없어요',
  missingHint: '이름이 바뀌었거나 다른 글과 합쳐졌을 수 있어요.',
  all: '도움말 전체 보기',
  stillOpen: '해결되지 않았나요? 고객센터로 전화해 주세요',
  inForceSince: (version, day) => `버전 ${version}, ${day}부터 시행`,
  isAnnounced: (day) => `공지 중인 새 버전이에요. ${day}부터 시행돼요.`,
  isEarlier: '이전 버전이에요. 지금은 적용되지 않아요.',
  toCurrent: '지금 시행 중인 버전 보기',
  willChange: (day) => `새 버전을 공지 중이에요. ${day}부터 시행돼요.`,
  toAnnounced: '바뀔 내용 보기',
  versions: '지난 버전',
  version: (version, day) => `버전 ${version}, ${day}`,
  firstVersion: '처음 버전',
  inForce: '시행 중',
}
