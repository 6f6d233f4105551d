import { locales, type Locale } from '@hojip/platform/i18n'
import type { Topic } from '../rules/topics.ts'
import { aboutMall } from './about-mall.ts'
import { agreement, privacy } from './agreements/agreements.ts'
import type { Article, ArticleTexts } from './article.ts'
import { faq } from './faq.ts'
import { guide } from './guide.ts'
import { deliveryFee } from './delivery-fee.ts'
import { genuine } from './genuine.ts'
import { onboarding } from './onboarding.ts'
import { orderTime } from './order-time.ts'
import { payment } from './payment.ts'
import { periods } from './periods.ts'
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
}

function inLocale(locale: Locale) {
  return Object.fromEntries(Object.entries(texts).map(([topic, text]) => [topic, text[locale](periods)]))
}

const articles = Object.fromEntries(locales.map((locale) => [locale, inLocale(locale)])) as Record<
  Locale,
  Record<Topic, Article>
>

export function articleOf(topic: Topic, locale: Locale): Article {
  return articles[locale][topic]
}
