import { createHash } from 'node:crypto'

const outside = /\ssrc=/
const dataBlock = /type="application\/(ld\+)?json"/

/** `'sha256-…'` of each inline script that a browser would run; data blocks do not run. */
export function scriptHashes(html: string): string[] {
  const hashes: string[] = []
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const open = html.indexOf('>', at)
    const end = html.indexOf('</script>', open)
    if (open < 0 || end < 0) break
    const attributes = html.slice(at, open)
    const isRun = !outside.test(attributes) && !dataBlock.test(attributes)
    if (isRun) hashes.push(hashOf(html.slice(open + 1, end)))
    at = end
  }
  return hashes
}

/** `'sha256-…'` of the styles in the head; any further on are not the document's own. */
function styleHashes(html: string): string[] {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')))
  const open = head.indexOf('<style>')
  const end = head.indexOf('</style>', open)
  return open < 0 || end < 0 ? [] : [hashOf(head.slice(open + '<style>'.length, end))]
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

interface Frames {
  /** The document may be shown in a frame of our own pages. */
  isFramed?: boolean
  /** The document may show our own pages in a frame. */
  hasFrames?: boolean
}

/** @param formActions origins to which a form may be submitted, e.g. the payment page's. */
export function contentSecurityPolicy(
  html: string,
  formActions: readonly string[],
  { isFramed = false, hasFrames = false }: Frames = {},
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes(html)].join(' '),
    ["style-src 'self'", ...styleHashes(html)].join(' '),
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
