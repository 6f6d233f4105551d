import type { ArticleTexts } from '../article.ts'
import { privacyPolicyEnUS } from './privacy-policy.en-US.ts'
import { privacyPolicyKoKR } from './privacy-policy.ko-KR.ts'
import { privacyPolicyZhCN } from './privacy-policy.zh-CN.ts'
import { shopAgreementEnUS } from './shop-agreement.en-US.ts'
import { shopAgreementKoKR } from './shop-agreement.ko-KR.ts'
import { shopAgreementZhCN } from './shop-agreement.zh-CN.ts'
import { userAgreementEnUS } from './user-agreement.en-US.ts'
import { userAgreementKoKR } from './user-agreement.ko-KR.ts'
import { userAgreementZhCN } from './user-agreement.zh-CN.ts'

/** The agreements that users accept when they sign in; each language has its own file. */
export const agreement: ArticleTexts = {
  'zh-CN': () => userAgreementZhCN,
  'en-US': () => userAgreementEnUS,
  'ko-KR': () => userAgreementKoKR,
}

export const privacy: ArticleTexts = {
  'zh-CN': () => privacyPolicyZhCN,
  'en-US': () => privacyPolicyEnUS,
  'ko-KR': () => privacyPolicyKoKR,
}

/** What the owner of a shop accepts when they apply. */
export const shopAgreement: ArticleTexts = {
  'zh-CN': shopAgreementZhCN,
  'en-US': shopAgreementEnUS,
  'ko-KR': shopAgreementKoKR,
}
