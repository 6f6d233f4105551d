import type { Locale } from '@hojip/platform/i18n'

/** Why the mall stops an account. */
export const blockReasons = ['fraud', 'abuse', 'stolen', 'asked', 'law'] as const
export type BlockReason = (typeof blockReasons)[number]

/** As the owner of the account reads it when they sign in. */
export const blockReasonTexts: Record<BlockReason, Record<Locale, string>> = {
  fraud: {
    'zh-CN': '涉嫌欺诈或虚假交易',
    'en-US': 'suspected fraud or sham orders',
    'ko-KR': '사기 또는 허위 거래 의심',
  },
  abuse: {
    'zh-CN': '辱骂、骚扰或恶意退款',
    'en-US': 'abuse, harassment or bad-faith refunds',
    'ko-KR': '욕설·괴롭힘 또는 악의적 환불',
  },
  stolen: {
    'zh-CN': '账号可能被他人盗用',
    'en-US': 'somebody else may be using the account',
    'ko-KR': '계정 도용 의심',
  },
  asked: { 'zh-CN': '应本人要求', 'en-US': 'you asked us to', 'ko-KR': '본인 요청' },
  law: {
    'zh-CN': '依照法律或主管机关的要求',
    'en-US': 'required by law or an authority',
    'ko-KR': '법령 또는 관계 기관의 요청',
  },
}
