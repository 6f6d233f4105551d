import { createJobs } from '@hojip/platform/jobs'
import { collectingLog, freePort, startReceiver, type Receiver } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'

const token = 'k3PzQ8vT1mXa9LdR7sWc'
let mall: GuardedMall
let sms: Receiver
let collector: Receiver
let port: number
beforeAll(async () => {
  sms = await startReceiver(() => ({ status: 500, body: '' }))
  collector = await startReceiver(() => ({ status: 200, contentType: 'application/json', body: '{}' }))
  port = await freePort()
  mall = await aGuardedMall({
    PORT: String(await freePort()),
    METRICS_PORT: String(port),
    METRICS_TOKEN: token,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    LOG_REQUESTS: 'all',
    SMS_GATEWAY_URL: `${sms.url}/send`,
  })
  await mall.listen()
})
afterAll(async () => {
  await mall.close()
  await sms.close()
  await collector.close()
})

function ask(path = '/metrics', headers: Record<string, string> = { authorization: `Bearer ${token}` }) {
  return fetch(`http://127.0.0.1:${port}${path}`, { headers })
}

async function figures(): Promise<string[]> {
  return (await (await ask()).text()).split('\n')
}

/** The value of a series, named by its labels in any order; 0 before it exists. */
async function valueOf(name: string, ...labels: string[]): Promise<number> {
  const line = (await figures()).find(
    (one) => new RegExp(`^${name}[{ ]`).test(one) && labels.every((label) => one.includes(label)),
  )
  return Number(line?.split(' ').at(-1) ?? 0)
}

const phone = '13900000001'

function sendCode() {
  return mall.send('POST /sendSms', { phone, scene: 'login' })
}

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  links?: { traceId: string }[]
}

const spans: OtlpSpan[] = []
/** Spans of a trace that have arrived, once one of these names is among them. */
async function traceWith(traceId: string, name: string): Promise<OtlpSpan[]> {
  const hex = traceId.replaceAll('-', '')
  const found = () => spans.filter((span) => span.traceId === hex)
  while (!found().some((span) => span.name === name)) {
    const { path, rawBody } = await collector.next()
    expect(path).toBe('/v1/traces')
    const { resourceSpans } = JSON.parse(rawBody.toString()) as {
      resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[]
    }
    for (const { scopeSpans } of resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans))
  }
  return found()
}

test('figures are told to who has the token, on a port that is not the mall’s', async () => {
  expect((await ask('/metrics', {})).status).toBe(401)
  expect((await ask('/metrics', { authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await ask('/')).status).toBe(404)
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect((await mall.app.inject('/metrics')).statusCode).toBe(404)
})

test('calls and pages are counted by their patterns and outcomes, and nothing names who or what was asked for', async () => {
  await mall.app.inject('/v1/loginMethods')
  const goodsId = '018f0000-0000-7000-8000-000000000abc'
  await mall.send('GET /bizGoods/queryGoodsInfo', { goodsId })
  await mall.app.inject('/v1/appUser/findById/13800138000')
  await mall.app.inject('/?secret=Sesame')
  await mall.app.inject('/no/such/page/Sesame')
  const good = 'outcome="good"'
  expect(await valueOf('hojip_call_seconds_count', 'call="GET /v1/loginMethods"', good)).toBe(1)
  expect(await valueOf('hojip_call_seconds_count', 'findById/:id"', 'outcome="refused"')).toBe(1)
  expect(await valueOf('hojip_page_seconds_count', 'page="/"', good)).toBe(1)
  expect(await valueOf('hojip_page_seconds_count', 'page="no page"', 'outcome="refused"')).toBeGreaterThan(0)
  expect(await valueOf('hojip_refusals_total', 'code="none"')).toBeGreaterThan(0)
  const text = (await figures()).join('\n')
  for (const secret of [goodsId, '13800138000', 'Sesame', token]) expect(text).not.toContain(secret)
})

test('facts of the whole mall, the pool, the loop and the process are among them', async () => {
  const text = (await figures()).join('\n')
  for (const name of [
    'hojip_jobs_ready',
    'hojip_money_unexplained_fen{gateway="wechat"} 0',
    'hojip_payments_unbooked_oldest_seconds 0',
    'hojip_db_pool_connections{pool="primary",state="idle"}',
    'hojip_db_statement_seconds_count{kind="select"}',
    'hojip_loop_delay_seconds{quantile="0.99"}',
    'hojip_build_info{version="0.1.0",schema="0',
    'hojip_sockets 0',
    'hojip_cache_total{cache="pages",hit="no"}',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(name)
  // Nobody has checked the books or taken a backup: that is not told as none being broken; a new mall is as late as it is old.
  expect(text).not.toContain('\nhojip_backup_age_seconds')
  expect(text).not.toContain('\nhojip_books_faults')
  expect(text).toContain('\nhojip_books_checked_age_seconds')
})

test('a gateway that answers 500 raises its own series, and a job that throws the one of its queue', async () => {
  const before = await valueOf('hojip_gateway_seconds_count', 'gateway="sms"', 'outcome="fault"')
  await sendCode()
  await sms.next()
  await expect
    .poll(() => valueOf('hojip_gateway_seconds_count', 'gateway="sms"', 'act="send"', 'outcome="fault"'))
    .toBeGreaterThan(before)
  const { tools } = mall
  const jobs = createJobs({ db: tools.db, log: collectingLog().log })
  jobs.handle('tests.boom', () => Promise.reject(new Error('planted')))
  await jobs.start({ work: false })
  await jobs.send(tools.db, 'tests.boom', {})
  await expect(jobs.drain()).rejects.toThrow('planted')
  await jobs.stop()
  expect(await valueOf('hojip_jobs_total', 'queue="tests.boom"', 'outcome="fault"')).toBe(1)
})

test('a blocked event loop is seen', async () => {
  await figures()
  await new Promise((done) => setTimeout(done, 30))
  const until = performance.now() + 300
  while (performance.now() < until);
  await new Promise((done) => setTimeout(done, 30))
  expect(await valueOf('hojip_loop_delay_seconds', 'quantile="1"')).toBeGreaterThan(0.2)
})

test('a call, its statements and the gateway that it asks are one trace, whose id the answer and the log name', async () => {
  mall.logged.length = 0
  const answer = await mall.send('POST /sendSms', { phone: '13900000002', scene: 'login' })
  const traceId = answer.body.traceId!
  const trace = await traceWith(traceId, 'sms send')
  const call = (await traceWith(traceId, 'POST /v1/sendSms')).find(({ name }) => name === 'POST /v1/sendSms')!
  expect(call.parentSpanId).toBeUndefined()
  expect(trace.some(({ name }) => name === 'insert' || name === 'with' || name === 'select')).toBe(true)
  expect(JSON.stringify(spans)).not.toContain('13900000002')
  let sent = await sms.next()
  while (!sent.headers['traceparent']?.includes(call.traceId)) sent = await sms.next()
  expect(sent.headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  const line = mall.logged.find(
    ({ event, fields }) => event === 'http.request' && fields?.['traceId'] === traceId,
  )
  expect(line?.fields).toMatchObject({
    method: 'POST',
    call: 'POST /v1/sendSms',
    status: 200,
    viewer: 'visitor',
  })
  expect(JSON.stringify(mall.logged)).not.toContain('13900000002')
})

test('a trace of a stranger is linked, one of a page of ours goes on', async () => {
  const theirs = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${theirs}-00f067aa0ba902b7-01` }
  const strange = await mall.send('GET /loginMethods', {}, headers)
  const own = await traceWith(strange.body.traceId!, 'GET /v1/loginMethods')
  const call = own.find(({ name }) => name === 'GET /v1/loginMethods')
  expect(call).toMatchObject({ links: [{ traceId: theirs }] })
  const page = await mall.app.inject('/cart')
  const told = /^traceparent;desc="(.{55})"$/.exec(String(page.headers['server-timing']))?.[1]
  const ours = await mall.send('GET /loginMethods', {}, { traceparent: told! })
  expect(told).toContain(ours.body.traceId!.replaceAll('-', ''))
  const trace = await traceWith(ours.body.traceId!, 'GET /v1/loginMethods')
  expect(trace.find(({ name }) => name === 'GET /v1/loginMethods')).toMatchObject({
    parentSpanId: told!.slice(36, 52),
  })
  // Nobody else may learn it from a cache, and it cannot be made up.
  expect((await mall.app.inject('/')).headers['server-timing']).toBeUndefined()
  const forged = told!.replace(/-[0-9a-f]{16}-/, '-00f067aa0ba902b7-')
  const other = await mall.send('GET /loginMethods', {}, { traceparent: forged })
  expect(other.body.traceId).not.toBe(ours.body.traceId)
})

test('what a script of a browser reports reaches the log with a trace id', async () => {
  mall.logged.length = 0
  const report = { message: 'x is not a function', url: '/cart' }
  const { body } = await mall.send('POST /sysError/report', report)
  const events = mall.logged.map(({ event, fields }) => [event, fields?.['traceId'] ?? 'by the log'])
  expect(events).toEqual([
    ['script.error', 'by the log'],
    ['http.request', body.traceId],
  ])
})
