import { formatSearch } from '@hojip/platform/href'

export const staffLoginHref = '/business/login'
export const staffSecurityHref = '/business/security'
export const staffHref = '/business/staff'

/** The page that the message of an invitation links to. */
export function invitationHref(code: string): string {
  return `/business/invitation${formatSearch({ code })}`
}

interface ActsSearch {
  /** The account of somebody whose acts are shown. */
  who?: string | undefined
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
  words?: string | undefined
  /** For operators: `mall` for what operators do, a shop's id for one shop. */
  of?: string | undefined
}

/** The log of what staff do. */
export function actsHref({ who, kind, from, to, words, of }: ActsSearch = {}): string {
  return `/business/acts${formatSearch({ of, who, kind, from, to, words })}`
}
