import { createHash } from 'node:crypto'
import type { Bound } from '@hojip/platform/http'
import { escaped } from '@hojip/platform/html'

const style = `body{font:15px/1.5 system-ui;margin:2rem;color:#121b1c;background:#f1f4f4}
table{border-collapse:collapse;background:#fff}td,th{padding:.5rem .75rem;border:1px solid #e1e5e5;text-align:left;vertical-align:top}
code{color:#076151}`

/** The page has one style sheet, and the browser loads and runs nothing else. */
export const apiPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A plain page that lists the calls, for developers. */
export function apiPage(calls: readonly Bound[]): string {
  const rows = calls
    .toSorted((a, b) => (a.key.split(' ')[1]! < b.key.split(' ')[1]! ? -1 : 1))
    .map(({ key, call }) => {
      const [method, path] = key.split(' ')
      const reasons = (call.refusals ?? [])
        .map((k) => `<code>${k.code}</code> ${escaped(k.reason)}`)
        .join('<br>')
      return `<tr><td>${method}</td><td><code>/v1${escaped(path!)}</code></td><td>${escaped(call.summary)}</td><td>${call.auth}</td><td>${reasons}</td></tr>`
    })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hojip API</title><style>${style}</style><h1>Hojip API</h1><p>${calls.length} calls · <a href="/v1/openapi.json">OpenAPI 3.1</a></p>
<table><tr><th>Method<th>Path<th>What<th>Who<th>Refusals</tr>${rows.join('\n')}</table></html>`
}
