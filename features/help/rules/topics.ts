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

/** Each topic has two ids: one where the mall runs on a port, one in production. Both lead to the same article. */
const ids: Record<Topic, { onPort: string; live: string }> = {
  registration: { onPort: '11', live: '1011' },
  orderTime: { onPort: '12', live: '1012' },
  payment: { onPort: '13', live: '1013' },
  deliveryFee: { onPort: '14', live: '1014' },
  genuine: { onPort: '15', live: '1015' },
  returns: { onPort: '16', live: '1016' },
  onboarding: { onPort: '17', live: '1017' },
  agreement: { onPort: '18', live: '1018' },
  privacy: { onPort: '19', live: '1019' },
  guide: { onPort: '20', live: '1020' },
  faq: { onPort: '21', live: '1021' },
  aboutMall: { onPort: '22', live: '1022' },
  shopAgreement: { onPort: '23', live: '1023' },
}

export const topics = Object.keys(ids) as Topic[]

export function isTopic(text: string): text is Topic {
  return (topics as string[]).includes(text)
}

/** The id for a page address: with a port it is a trial, without one it is production. */
export function articleId(topic: Topic, port: string): string {
  return ids[topic][port === '' ? 'live' : 'onPort']
}

/** The address of the topic's article. */
export function topicHref(topic: Topic, port: string): string {
  return helpHref({ id: articleId(topic, port) })
}

/** The topic of either id; undefined for an unknown id. */
export function topicOf(id: string): Topic | undefined {
  return topics.find((topic) => ids[topic].onPort === id || ids[topic].live === id)
}
