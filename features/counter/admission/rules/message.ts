import type { Locale } from '@hojip/platform/i18n'
import type { Decision } from './states.ts'

interface About {
  shop: string
  url: string
}

const texts: Record<Locale, Record<Decision, (about: About) => string>> = {
  'zh-CN': {
    more: ({ shop, url }) => `【好集】“${shop}”的开店申请还需要补充资料，请打开查看：${url}`,
    refuse: ({ shop, url }) => `【好集】“${shop}”的开店申请没有通过，原因请打开查看：${url}`,
    admit: ({ shop, url }) => `【好集】“${shop}”的开店申请已通过！设置商家密码后就能开张：${url}`,
  },
  'en-US': {
    more: ({ shop, url }) => `[Hojip] We need more for your application for ${shop}. See what: ${url}`,
    refuse: ({ shop, url }) => `[Hojip] Your application for ${shop} was not accepted. See why: ${url}`,
    admit: ({ shop, url }) => `[Hojip] ${shop} can open! Set a password for the business site: ${url}`,
  },
  'ko-KR': {
    more: ({ shop, url }) => `[호집] ‘${shop}’ 입점 신청에 보완할 서류가 있어요. 확인해 주세요: ${url}`,
    refuse: ({ shop, url }) => `[호집] ‘${shop}’ 입점 신청이 승인되지 않았어요. 이유를 확인해 주세요: ${url}`,
    admit: ({ shop, url }) =>
      `[호집] ‘${shop}’ 입점이 승인됐어요! 판매자 비밀번호를 정하면 시작할 수 있어요: ${url}`,
  },
}

/** The SMS to an applicant after a decision. */
export function decisionText(decision: Decision, about: About, locale: Locale): string {
  return texts[locale][decision](about)
}
