export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: object
}

/** The bytes of an HTTP request. */
export function bytesOf({ method, path, headers = {}, body }: Request): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${method} ${encodeURI(path)} HTTP/1.1`, ...lines, '', content].join('\r\n'))
}
