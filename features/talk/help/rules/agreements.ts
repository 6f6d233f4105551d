import { dayAfter, mallDay } from '@hojip/platform/mall-time'
import { mostNoticeDays, noticeDays } from './limits.ts'
import type { Topic } from './topics.ts'

/** What users accept when they sign in, and shops when they apply; all have versions that stay readable. */
export const agreementTopics = ['agreement', 'privacy', 'shopAgreement'] as const satisfies readonly Topic[]

export function isAgreement(topic: Topic): topic is (typeof agreementTopics)[number] {
  return (agreementTopics as readonly Topic[]).includes(topic)
}

/** Names the texts of both agreements that come with the mall. Change it with them. */
const textsOfMall = '2026-11'

/** What is stored of an acceptance: the texts of the mall, and after `+` the versions that took their place. */
export function agreementLabel(versions: { agreement: number; privacy: number }): string {
  const { agreement, privacy } = versions
  return agreement === 0 && privacy === 0 ? textsOfMall : `${textsOfMall}+${agreement}.${privacy}`
}

/** Names the text of the agreement with shops that comes with the mall. Change it with that. */
const shopTextOfMall = '2026-11-27'

/** What is stored of a shop's acceptance: the text of the mall, and after `+` the version that took its place. */
export function shopAgreementLabel(version: number): string {
  return version === 0 ? shopTextOfMall : `${shopTextOfMall}+${version}`
}

/** The version that a shop accepted; undefined when the mall no longer has its text. */
export function shopAgreementVersion(label: string): number | undefined {
  const [text, version = '0'] = label.split('+')
  return text === shopTextOfMall ? Number(version) : undefined
}

function daysLater(nowMs: number, days: number): string {
  let day = mallDay(nowMs)
  for (let n = 0; n < days; n += 1) day = dayAfter(day)
  return day
}

/** The first and the last day on which a changed agreement may come into force; both are days of the mall. */
export function daysOfNotice(nowMs: number): { first: string; last: string } {
  return { first: daysLater(nowMs, noticeDays), last: daysLater(nowMs, mostNoticeDays) }
}
