import { formatSearch } from '@hojip/platform/href'

/** All topics, one article by its id, or the articles that a query finds. */
export function helpHref({ id, q }: { id?: string; q?: string } = {}): string {
  return `/me/help${formatSearch({ id, q })}`
}

export const userAgreementHref = '/user-service-agreement'
export const privacyAgreementHref = '/user-privacy-agreement'

export const guideHref = '/guide'
export const faqHref = '/faq'
export const aboutHref = '/about'
