import type { RawRequest, Viewer } from '@hojip/platform/http'
import { cookieValue, proofNames, tokenNames, type CookieStyle } from '../cookies.ts'
import type { Authenticator } from './authenticate.ts'

/**
 * Who a browser is signed in as, in the mall and at the business site, by its cookies alone: for private files, which
 * pages show by their address. Only for answers that change nothing.
 */
export async function viewersOfCookies(
  authenticator: Pick<Authenticator, 'authenticate'>,
  style: CookieStyle,
  headers: RawRequest['headers'],
  ip: string,
): Promise<Viewer[]> {
  const found = await Promise.all(
    (['mall', 'desk'] as const).map(async (site) => {
      const token = cookieValue(headers['cookie'], tokenNames[site])
      const hasProof = cookieValue(headers['cookie'], `${style.secure ? '__Host-' : ''}${proofNames[site]}`)
      if (!token || !hasProof) return null
      // A token has no character that cookies would encode, so anything else is no session.
      return authenticator.authenticate({ ...headers, authorization: token }, ip)
    }),
  )
  return found.filter((viewer) => viewer !== null && viewer !== 'invalid')
}
