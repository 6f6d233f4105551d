import { createHash, createHmac } from 'node:crypto'

export interface Tc3Request {
  /** Without a port, as Tencent Cloud's own SDKs sign it. */
  hostname: string
  /** `sms` */
  service: string
  contentType: string
  timestampSeconds: number
  body: string
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/** The `authorization` header of a POST to `/`: TC3-HMAC-SHA256 over type, host and body, by a key of the day (UTC). */
export function tc3Authorization(
  { hostname, service, contentType, timestampSeconds, body }: Tc3Request,
  keys: { secretId: string; secretKey: string },
): string {
  const names = 'content-type;host'
  const lines = `content-type:${contentType}\nhost:${hostname}\n`
  const canonical = ['POST', '/', '', lines, names, sha256(body)].join('\n')
  const date = new Date(timestampSeconds * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${service}/tc3_request`
  const text = ['TC3-HMAC-SHA256', timestampSeconds, scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(`TC3${keys.secretKey}`, date), service), 'tc3_request')
  const signature = hmac(key, text).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${keys.secretId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
}
