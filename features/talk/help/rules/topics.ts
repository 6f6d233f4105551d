import { helpHref } from '@hojip/hrefs/help'

/** The groups of topics, which are the columns of the footer. */
export const groups = [
  { key: 'shopping', topics: ['registration', 'guide', 'faq', 'orderTime'] },
  { key: 'delivery', topics: ['payment', 'deliveryFee'] },
  { key: 'afterSales', topics: ['genuine', 'returns'] },
  { key: 'shops', topics: ['onboarding', 'shopAgreement'] },
  { key: 'about', topics: ['agreement', 'privacy', 'aboutMall'] },
] as const

export type GroupKey = (typeof groups)[number]['key']
export type Topic = (typeof groups)[number]['topics'][number]

/**
 * Each topic has two ids: this one where the mall runs on a port, and with `10` before it in production. Both lead to
 * the same article.
 */
const ids: Record<Topic, string> = {
  registration: '11',
  orderTime: '12',
  payment: '13',
  deliveryFee: '14',
  genuine: '15',
  returns: '16',
  onboarding: '17',
  agreement: '18',
  privacy: '19',
  guide: '20',
  faq: '21',
  aboutMall: '22',
  shopAgreement: '23',
}

export const topics = Object.keys(ids) as Topic[]

export function isTopic(text: string): text is Topic {
  return (topics as string[]).includes(text)
}

/** The id for a page address: with a port it is a trial, without one it is production. */
export function articleId(topic: Topic, port: string): string {
  return port === '' ? `10${ids[topic]}` : ids[topic]
}

/** The address of the topic's article. */
export function topicHref(topic: Topic, port: string): string {
  return helpHref({ id: articleId(topic, port) })
}

/** The topic of either id; undefined for an unknown id. */
export function topicOf(id: string): Topic | undefined {
  return topics.find((topic) => [ids[topic], articleId(topic, '')].includes(id))
}
