import { formatSearch } from '@hojip/platform/href'

export const meHref = '/me'
export const basicHref = '/me/basic'

type LoginSearch = {
  /** 0 signs in, 1 registers. */
  type?: '0' | '1'
  /** 1 is by password. */
  method?: '1'
  /** The provider whose sign-in the user declined. */
  refused?: string
  redirect?: string | undefined
}

/** The sign-in page; `redirect` is where it leads afterwards. */
export function signInHref({ type, method, refused, redirect }: LoginSearch = {}): string {
  return `/login${formatSearch({ type, method, refused, redirect })}`
}

export function forgotHref(redirect?: string): string {
  return `/forgotpassword${formatSearch({ redirect })}`
}

export function resetHref(redirect?: string): string {
  return `/resetPassword${formatSearch({ redirect })}`
}

/** Links a partner's identity to an account. */
export const relevanceHref = '/relevance'

/** The pages that partners send the browser back to. */
export const providerReturnHrefs = { wechat: '/login/wechat', alipay: '/login/alipay' } as const
