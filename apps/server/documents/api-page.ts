import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { chooseEncoding, type Bound } from '@hojip/platform/http'
import { escaped } from '@hojip/platform/html'
import type { FastifyInstance } from 'fastify'
import { encodings } from './encodings.ts'

const require = createRequire(import.meta.url)

const style = `body{font:15px/1.5 system-ui;margin:0;color:#121b1c;background:#fff}
header,#calls{padding:1rem 1.5rem}h1{font-size:1.4rem;margin:0}a{color:#076151}
#calls{overflow-x:auto}#calls table{border-collapse:collapse}
#calls td,#calls th{padding:.5rem .75rem;border:1px solid #e1e5e5;text-align:left;vertical-align:top}
.swagger-ui .opblock-body{overflow-x:auto}
@media (max-width:40rem){.swagger-ui .opblock-body :is(table,tbody,tr,td){display:block;width:auto}
.swagger-ui .opblock-body thead{display:none}.swagger-ui .wrapper{padding:0 .75rem}}`

/** Starts the viewer in the place of the table, with the address at which the page is open as the server. */
const start = `const viewer = document.getElementById('viewer')
const contract = await (await fetch('/v1/openapi.json')).json()
contract.servers = [{ url: location.origin, description: 'This mall' }]
SwaggerUIBundle({
  domNode: viewer,
  spec: contract,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
})
document.getElementById('calls').hidden = true
`

/** The viewer's files come from us; it styles its elements and shows its icons from data. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function methodAndPath(key: string) {
  const [method = '', path = ''] = key.split(' ')
  return { method, path }
}

function table(calls: readonly Bound[]): string {
  const rows = calls
    .map(({ key, call }) => ({ ...methodAndPath(key), call }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ method, path, call }) => {
      const reasons = (call.refusals ?? [])
        .map((k) => `<code>${k.code}</code> ${escaped(k.reason)}`)
        .join('<br>')
      return `<tr><td>${method}</td><td><code>/v1${escaped(path)}</code></td><td>${escaped(call.summary)}</td><td>${call.auth}</td><td>${reasons}</td></tr>`
    })
  return `<table><tr><th>Method<th>Path<th>What<th>Who<th>Refusals</tr>${rows.join('\n')}</table>`
}

/** A page that lists the calls, and with scripts shows what each takes and answers and tries it. */
function apiPage(calls: readonly Bound[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hojip API</title><link rel="stylesheet" href="/v1/viewer.css"><style>${style}</style>
<header><h1>Hojip API</h1><p>${calls.length} calls · <a href="/v1/openapi.json">OpenAPI 3.1</a> · <a href="/v1/asyncapi.json">AsyncAPI 3.0 of the socket</a></p></header>
<div id="viewer"></div><div id="calls">${table(calls)}</div>
<script src="/v1/viewer.js"></script><script type="module" src="/v1/viewer-start.js"></script></html>`
}

/** Serves the page, and the files of the viewer, which no other page loads. */
export function registerApiPage(app: FastifyInstance, calls: readonly Bound[]): void {
  app.get('/v1/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(apiPage(calls)),
  )
  const file = (path: string, type: string, read: () => Promise<string>) => {
    let written: Promise<{ tag: string; encoded: ReturnType<typeof encodings> }> | undefined
    const write = async () => {
      const text = await read()
      const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      return { tag, encoded: encodings(text) }
    }
    app.get(path, async (request, reply) => {
      const { tag, encoded } = await (written ??= write())
      reply.headers({ etag: tag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' })
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type(`${type}; charset=utf-8`).send(await encoded(encoding))
    })
  }
  const script = 'text/javascript'
  file('/v1/viewer-start.js', script, async () => start)
  file('/v1/viewer.js', script, () =>
    readFile(require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'utf8'),
  )
  file('/v1/viewer.css', 'text/css', () =>
    readFile(require.resolve('swagger-ui-dist/swagger-ui.css'), 'utf8'),
  )
}
