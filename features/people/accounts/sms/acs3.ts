import { createHash, createHmac } from 'node:crypto'

/** A request with the action in its headers and its parameters in the URL, as Aliyun's RPC APIs expect it. */
export interface Acs3Request {
  query: Record<string, string>
  /** `host`, `content-type` and every header that begins with `x-acs-`, by its lower-case name. */
  headers: Record<string, string>
  body: string
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** `encodeURIComponent`, and also the five further characters that RFC 3986 reserves. */
function encode(text: string): string {
  const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(text).replace(/[!'()*]/g, percent)
}

function byName([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : 1
}

/** The parameters as they are signed, and as they are sent. */
export function acs3Query(query: Record<string, string>): string {
  return Object.entries(query)
    .toSorted(byName)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&')
}

/** The `authorization` header of a POST to `/`: ACS3-HMAC-SHA256 over parameters, headers and body. */
export function acs3Authorization(
  { query, headers, body }: Acs3Request,
  keys: { accessKeyId: string; accessKeySecret: string },
): string {
  const signed = Object.entries(headers).toSorted(byName)
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const canonical = ['POST', '/', acs3Query(query), lines, names, sha256(body)].join('\n')
  const text = `ACS3-HMAC-SHA256\n${sha256(canonical)}`
  const signature = createHmac('sha256', keys.accessKeySecret).update(text).digest('hex')
  return `ACS3-HMAC-SHA256 Credential=${keys.accessKeyId},SignedHeaders=${names},Signature=${signature}`
}
