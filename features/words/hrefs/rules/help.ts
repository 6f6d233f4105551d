import { formatSearch } from '@hojip/platform/href'

/** All topics, one article by its id, or the articles that a query finds. */
export function helpHref({ id, q }: { id?: string; q?: string } = {}): string {
  return `/me/help${formatSearch({ id, q })}`
}

export const userAgreementHref = '/user-service-agreement'
export const privacyAgreementHref = '/user-privacy-agreement'

const agreementHrefs = {
  agreement: userAgreementHref,
  privacy: privacyAgreementHref,
  shopAgreement: '/shop-agreement',
}

/** A version of an agreement; without one the version in force. */
export function agreementHref(topic: keyof typeof agreementHrefs, version?: number): string {
  return `${agreementHrefs[topic]}${formatSearch({ version: version === undefined ? undefined : String(version) })}`
}

/** Where operators edit help articles and agreements: all of them, or one. */
export function editHelpHref(topic?: string): string {
  return topic === undefined ? '/business/help' : `/business/help/${topic}`
}

export const guideHref = '/guide'
export const faqHref = '/faq'
export const aboutHref = '/about'
