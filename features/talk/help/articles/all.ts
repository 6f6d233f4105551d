import type { Locale } from '@hojip/platform/i18n'
import type { HelpArticle, HelpDocument } from '../contract/document.ts'
import { placeholderOf } from '../rules/periods-in-text.ts'
import type { Topic } from '../rules/topics.ts'
import { aboutMall } from './about-mall.ts'
import { agreement, privacy, shopAgreement } from './agreements/agreements.ts'
import type { ArticleTexts } from './article.ts'
import { faq } from './faq.ts'
import { guide } from './guide.ts'
import { deliveryFee } from './delivery-fee.ts'
import { genuine } from './genuine.ts'
import { onboarding } from './onboarding.ts'
import { orderTime } from './order-time.ts'
import { payment } from './payment.ts'
import { kindNames, type Kinds } from './kinds.ts'
import { periods, type Periods } from './periods.ts'
import { registration } from './registration.ts'
import { returns } from './returns.ts'

const texts: Record<Topic, ArticleTexts> = {
  registration,
  orderTime,
  payment,
  deliveryFee,
  genuine,
  returns,
  onboarding,
  agreement,
  privacy,
  guide,
  faq,
  aboutMall,
  shopAgreement,
}

const placeholders = Object.fromEntries(
  [...Object.keys(periods), ...kindNames].map((name) => [name, placeholderOf(name)]),
) as Periods & Kinds

function original(topic: Topic, locale: Locale): HelpArticle {
  const { sections, ...head } = texts[topic][locale](placeholders)
  return { ...head, sections: sections.map((section) => ({ points: [], ...section })) }
}

/** The text of a topic that comes with the mall, with placeholders for its periods. */
export function originalOf(topic: Topic): HelpDocument {
  return {
    'zh-CN': original(topic, 'zh-CN'),
    'ko-KR': original(topic, 'ko-KR'),
    'en-US': original(topic, 'en-US'),
  }
}
