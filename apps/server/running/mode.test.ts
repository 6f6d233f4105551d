import { openLiveMode, writeMode } from '@hojip/settings'
import { goesOn, readRates } from '@hojip/settings/rules'
import { locales } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { localSignals } from '@hojip/platform/signals'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changedTables, fingerprintOf } from '../security/testing/fingerprint.ts'
import { aGuardedMall, home, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { signInByPhone, type SignedIn } from '../security/testing/people.ts'

let mall: GuardedMall
let lin: SignedIn
beforeAll(async () => {
  mall = await aGuardedMall()
  lin = await signInByPhone(mall, '13800180009')
})
afterAll(() => mall.close())

function inAnHour() {
  return Date.now() + 3_600_000
}

function confirm(headers: Record<string, string> = {}) {
  return mall.send('POST /bizOrder/confirmOrder', { orderId: newId() }, { ...lin.pass, ...headers })
}

/** As the command does, from another process: this one notices by itself. */
async function make(name: 'open' | 'readOnly' | 'closed', untilMs: number | null = null) {
  await writeMode(mall.tools.db, { name, untilMs })
  await vi.waitFor(
    async () => {
      const { statusCode, body } = await confirm()
      const reason = statusCode === 503 ? (body.data as { reason: string }).reason : 'open'
      expect(reason).toBe({ open: 'open', readOnly: 'http/readOnly', closed: 'http/closed' }[name])
    },
    { timeout: 15_000, interval: 50 },
  )
}

function page(url: string, language = 'en-US') {
  return mall.raw({ method: 'GET', url, headers: { 'accept-language': language } })
}

const notice = /<p role="status" class="[^"]+">([^<]+)<\/p>/

test('while it can only be read, reading goes on, pages say so, and every other call says when to come back', async () => {
  expect((await page('/')).text).not.toMatch(notice)
  await make('readOnly', inAnHour())
  for (const call of [
    'POST /bizOrder/queryMyOrder',
    'POST /appUserCart/queryByUserId',
    'POST /bizGoods/findAll',
  ])
    expect([call, (await mall.send(call, {}, lin.pass)).statusCode]).toEqual([call, 200])
  const refused = await confirm({ 'accept-language': 'ko-KR' })
  expect(refused.statusCode).toBe(503)
  expect(refused.body).toMatchObject({ code: '50301', data: { reason: 'http/readOnly' } })
  expect(refused.body.msg).toMatch(
    /^점검 중이라 둘러보기만 할 수 있고 저장은 할 수 없어요\. .*\d\d:\d\d.*에 다시 열 예정이에요$/,
  )
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600)
  for (const locale of locales) {
    const said = (await page('/', locale)).text.match(notice)?.[1]
    expect(said).toMatch(/\d\d:\d\d/)
    expect((await page('/business/login', locale)).text.match(notice)?.[1]).toBe(said)
  }
})

test('of calls that do not read, those go on that sign somebody in, and no other that writes more than a session', () => {
  const goOn = (name: 'closed' | 'readOnly') =>
    mall.calls
      .filter(
        ({ call: { auth, rate } }) => ['public', 'user', 'staff'].includes(auth) && !readRates.has(rate),
      )
      .filter((bound) => goesOn({ name, untilMs: null }, bound, 'staff'))
      .map(({ key }) => key)
      .toSorted()
  const desk = ['confirm', 'enroll', 'login', 'sendSms', 'stepUp'].map((name) => `POST /staff/${name}`)
  expect(goOn('closed')).toEqual(desk)
  expect(goOn('readOnly')).toEqual(
    [
      'GET /alipayWebAuth',
      'GET /weChatWebAuth',
      'POST /alipayLogin',
      'POST /login',
      'POST /logout',
      'POST /sendSms',
      'POST /sms/login',
      'POST /weChatLogin',
      'POST /staff/findInvitation',
      ...desk,
    ].toSorted(),
  )
})

test('nobody joins the staff of a shop meanwhile, and is told when it can be done', async () => {
  const answer = { code: 'a'.repeat(16), smscode: '123456', password: 'nothing-at-all-9' }
  for (const name of ['readOnly', 'closed'] as const) {
    await make(name)
    const { statusCode, body } = await mall.send('POST /staff/acceptInvitation', answer, { origin: home })
    expect([statusCode, body.data]).toMatchObject([503, { reason: `http/${name}` }])
  }
  await make('readOnly')
  const asked = await mall.send('POST /staff/findInvitation', { code: answer.code }, { origin: home })
  expect(asked.body.data).toMatchObject({ reason: 'accounts/invitationGone' })
})

function accountOf(phone: string) {
  return mall.tools.db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', `+86${phone}`)
    .executeTakeFirst()
}

test('while it can only be read, who has an account signs in and out, and a new number gets none', async () => {
  const stranger = '13800180010'
  const fingerprint = await fingerprintOf(mall.tools.db)
  await make('readOnly', inAnHour())
  let before = await fingerprint()
  /** Written to since the last time; the waiting jobs guard messages. */
  const tables = async () => {
    const after = await fingerprint()
    const changed = changedTables(before, after).filter((name) => name !== 'pgboss.job')
    before = after
    return changed
  }
  await expect(signInByPhone(mall, stranger)).rejects.toThrow('http/readOnly')
  // The code that was sent, its use, and the limit of codes.
  expect(await tables()).toEqual(['account_sms_code', 'account_turn'])
  expect(await accountOf(stranger)).toBeUndefined()
  const back = await signInByPhone(mall, '13800180009')
  expect(back.userId).toBe(lin.userId)
  expect((await mall.send('POST /logout', {}, back.pass)).statusCode).toBe(200)
  await tables()
  for (const scene of ['register', 'reset', 'bind', 'change']) {
    const { statusCode, body } = await mall.send('POST /sendSms', { phone: '13800180011', scene })
    expect([scene, statusCode, body.data]).toMatchObject([scene, 503, { reason: 'http/readOnly' }])
  }
  expect(await tables()).toEqual([])
  await make('open')
  expect((await signInByPhone(mall, stranger)).userId).toBe((await accountOf(stranger))!.id)
})

const hints = { 'zh-CN': '请稍后再来', 'en-US': 'a little later', 'ko-KR': '잠시 뒤에' }

test('while it is closed, shoppers are told so, messages of gateways are handled, and operators find their site', async () => {
  await make('closed')
  for (const locale of locales) {
    const { statusCode, headers, text } = await page('/goods/info/nothing', locale)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '60',
      'private, no-store',
    ])
    expect(text).toContain(`<html lang="${locale}">`)
    expect(text).toContain(hints[locale])
    for (const [, style] of text.matchAll(/<link rel="stylesheet" href="([^"]+)">/g))
      expect([style, (await page(style!)).statusCode]).toEqual([style, 200])
    // Nobody has named a time.
    expect(text).not.toMatch(/\d\d:\d\d/)
  }
  expect((await mall.send('POST /bizGoods/findAll', {})).statusCode).toBe(503)
  // A message without a signature: the gateway's client has looked at it.
  const handled = await mall.raw({
    method: 'POST',
    url: '/v1/bizPay/notify/wechat',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect([400, 401, 403]).toContain(handled.statusCode)
  expect((await page('/health')).statusCode).toBe(200)
  // Where holes are reported; this mall names nobody.
  expect((await page('/.well-known/security.txt')).statusCode).toBe(404)
  const desk = await page('/business/login')
  expect([desk.statusCode, desk.text.match(notice)?.[1]]).toEqual([
    200,
    expect.stringContaining('closed for maintenance'),
  ])
  const wrong = { account: 'nobody', password: 'nothing-at-all-9' }
  const tried = await mall.send('POST /staff/login', wrong, { origin: home })
  expect(tried.body.data).toMatchObject({ reason: 'accounts/passwordWrong' })
})

test('a mode that a later version has stored is an open mall', async () => {
  await writeMode(mall.tools.db, { name: 'paused' as 'open', untilMs: null })
  const mode = await openLiveMode({ ...mall.tools, signals: localSignals() })
  expect(mode.now()).toEqual({ name: 'open', untilMs: null })
  mode.stop()
})
