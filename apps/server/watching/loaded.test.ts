// by turns: day 2 of 3
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

/** The packages for watching that a process has loaded which is about to start with this configuration. */
function loadedWith(env: Record<string, string>, ...others: string[]): string[] {
  const program = `
    import { registerHooks } from 'node:module'
    const seen = new Set()
    registerHooks({ resolve: (name, context, next) => {
      const found = next(name, context)
      const [, of] = /node_modules\\/((?:@opentelemetry\\/)?[^/]+)/.exec(found.url) ?? []
      if (of?.startsWith('@opentelemetry/') || of === 'prom-client') seen.add(of)
      return found
    } })
    const { readConfig } = await import('./apps/server/config.ts')
    const { openWatching } = await import('./apps/server/watching/open-watching.ts')
    for (const other of ${JSON.stringify(others)}) await import(other)
    const { figures, tracing } = await openWatching(readConfig('demo', process.env).value, 'secret')
    figures?.stop()
    await tracing?.stop()
    process.stdout.write([...seen].join())`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(root),
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return stdout.split(',')
}

test('without an endpoint and a port nothing is loaded but the interface of OpenTelemetry', () => {
  expect(loadedWith({}, './apps/server/app.ts')).toEqual(['@opentelemetry/api'])
})

test('with them the SDK and the registry are', () => {
  const loaded = loadedWith({ METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect(loaded).toEqual(expect.arrayContaining(['@opentelemetry/sdk-trace', 'prom-client']))
})
