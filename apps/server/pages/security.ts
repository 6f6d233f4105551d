import { createHash } from 'node:crypto'

/** What a document's policy allows beside our own files: texts in the document, each by `sha256-…`. */
interface InlineHashes {
  scripts?: readonly string[]
  styles?: readonly string[]
}

export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function quoted(hashes: readonly string[] = []): string[] {
  return hashes.map((one) => `'${one}'`)
}

interface Frames {
  /** The document may be shown in a frame of our own pages. */
  isFramed?: boolean
  /** The document may show our own pages in a frame. */
  hasFrames?: boolean
}

/**
 * What is inline is allowed only where the document's author names it: a policy made from the document itself would allow
 * whatever somebody smuggled into it.
 * @param formActions origins to which a form may be submitted, e.g. the payment page's
 */
export function contentSecurityPolicy(
  inline: InlineHashes,
  formActions: readonly string[],
  { isFramed = false, hasFrames = false }: Frames = {},
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(inline.scripts)].join(' '),
    ["style-src 'self'", ...quoted(inline.styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(hasFrames ? ["frame-src 'self'"] : []),
    isFramed ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ["form-action 'self'", ...formActions].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types mall',
  ].join('; ')
}

/** Headers of every answer of the site. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
} as const

/** For a year a browser uses only TLS. Sent only when the mall is reached over TLS. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const
