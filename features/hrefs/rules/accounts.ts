import { formatSearch } from '@hojip/platform/href'

export const meHref = '/me'
export const basicHref = '/me/basic'
/** Their pages are still to come: menus show an entry when its page is there. */
export const noticesHref = '/me/notifications'
export const feedbackHref = '/me/feedback'

type LoginSearch = {
  /** 0 signs in, 1 registers. */
  type?: '0' | '1'
  /** 1 by password. */
  method?: '1'
  /** The provider that refused. */
  refused?: string
  redirect?: string | undefined
}

/** The ways in; `redirect` is where they lead on. */
export function signInHref({ type, method, refused, redirect }: LoginSearch = {}): string {
  return `/login${formatSearch({ type, method, refused, redirect })}`
}

export function forgotHref(redirect?: string): string {
  return `/forgotpassword${formatSearch({ redirect })}`
}

export function resetHref(redirect?: string): string {
  return `/resetPassword${formatSearch({ redirect })}`
}

/** Ties an outside login to an account. */
export const relevanceHref = '/relevance'

/** Where partners send the browser back to. */
export const providerReturnHrefs = { wechat: '/login/wechat', alipay: '/login/alipay' } as const

export const staffLoginHref = '/business/login'
export const staffSecurityHref = '/business/security'
