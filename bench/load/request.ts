export interface Request {
  method: 'GET' | 'POST'
  /** Encoded as it is sent: `/v1/…?keyword=%ED%95%B4` */
  path: string
  headers?: Record<string, string>
  body?: object
}

/** The bytes of an HTTP request; throws on a path that is not encoded. */
export function bytesOf({ method, path, headers = {}, body }: Request): Buffer {
  if (!/^[!-~]+$/.test(path)) throw new Error(`not an encoded path: ${path}`)
  const content = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', content].join('\r\n'))
}
