import { createHash } from 'node:crypto'
import { newToken } from '@hojip/platform/ids'
import type { CallContext, RawRequest } from '@hojip/platform/http'
import type { Site } from '../store/sessions.ts'

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** 256 random bits as base64url. */
export const tokenForm = /^[\w-]{43}$/

export interface CookieStyle {
  /** Whether cookies are secure with the `__Host-` prefix: over TLS and on localhost. */
  secure: boolean
}

/**
 * The HttpOnly cookies: the session's proof in the mall and at the business site, the mark of a browser before sign-in,
 * and the accounts it is a known device of.
 */
type CookieName = 'sid' | 'desk' | 'pre' | 'dev'
function fullName(style: CookieStyle, name: CookieName) {
  return style.secure ? `__Host-${name}` : name
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

export function ownCookie(
  style: CookieStyle,
  headers: RawRequest['headers'],
  name: CookieName,
): string | undefined {
  return cookieValue(headers['cookie'], fullName(style, name))
}

function attributes(style: CookieStyle, seconds: number) {
  return `Path=/; SameSite=Lax; Max-Age=${seconds}${style.secure ? '; Secure' : ''}`
}

/** Whether a browser sent the request, which keeps the other half of its session, and so other cookies as well. */
export function carriesProof(style: CookieStyle, headers: RawRequest['headers']): boolean {
  return Object.values(proofNames).some((name) => ownCookie(style, headers, name) !== undefined)
}

export function setOwnCookie(
  style: CookieStyle,
  context: CallContext,
  name: CookieName,
  value: string,
  seconds: number,
): void {
  return context.setCookie(`${fullName(style, name)}=${value}; HttpOnly; ${attributes(style, seconds)}`)
}

export const proofNames = { mall: 'sid', desk: 'desk' } as const
export const tokenNames = { mall: 'token', desk: 'deskToken' } as const

/** The only cookie of a session that scripts can read: it is useless without its HttpOnly half. */
export function setTokenCookie(
  style: CookieStyle,
  context: CallContext,
  site: Site,
  token: string,
  seconds: number,
): void {
  return context.setCookie(`${tokenNames[site]}=${token}; ${attributes(style, seconds)}`)
}

/** Browsers send an `Origin` or `Sec-Fetch-*` header that scripts cannot remove; other programs do not. */
export function isFromBrowser({ headers }: RawRequest): boolean {
  return headers['origin'] !== undefined || headers['sec-fetch-site'] !== undefined
}

const longestUserAgent = 300

export function userAgentOf(headers: RawRequest['headers']): string {
  return (headers['user-agent'] ?? '').slice(0, longestUserAgent)
}

const preLoginSeconds = 86_400

/** SHA-256 of the cookie that a browser carries before it is signed in; empty without one. */
export function browserHash(style: CookieStyle, context: CallContext): Buffer {
  const known = ownCookie(style, context.raw.headers, 'pre')
  return known && tokenForm.test(known) ? sha256(known) : Buffer.alloc(0)
}

/** As `browserHash`, but sets the cookie where the browser has none. */
export function markedBrowserHash(style: CookieStyle, context: CallContext): Buffer {
  const known = browserHash(style, context)
  if (known.length > 0) return known
  const fresh = newToken()
  setOwnCookie(style, context, 'pre', fresh, preLoginSeconds)
  return sha256(fresh)
}
