import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Simulators, startTestSimulators } from '../../../apps/simulators/testing.ts'
import { httpRefusals } from '@hojip/platform/http'
import { refuse } from '@hojip/platform/refusal'
import { createAlipayLogin, createWechatLogin } from './index.ts'
import { anAccountsRoom, type AccountsRoom, type TestBrowser } from './testing.ts'

type Party = 'wechat' | 'alipay'

let dataDir: string
let simulators: Simulators
let room: AccountsRoom
/** Whether the mall can only be read. */
let isShut = false
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-login-'))
  simulators = await startTestSimulators({ dataDir })
  const c = simulators.credentials
  const wechat = {
    pageUrl: c.WECHAT_OPEN_PAGE_URL,
    apiUrl: c.WECHAT_OPEN_API_URL,
    appid: c.WECHAT_OPEN_APPID,
    secret: c.WECHAT_OPEN_SECRET,
  }
  const alipay = {
    pageUrl: c.ALIPAY_AUTH_URL,
    gatewayUrl: c.ALIPAY_GATEWAY_URL,
    appId: c.ALIPAY_APP_ID,
    appPrivateKey: c.ALIPAY_APP_PRIVATE_KEY,
    alipayPublicKey: c.ALIPAY_PUBLIC_KEY,
  }
  const providers = { wechat: createWechatLogin(wechat), alipay: createAlipayLogin(alipay) }
  const refusedWriting = () =>
    isShut ? refuse(httpRefusals.readOnly, { back: '' }, { retrySeconds: 60 }) : undefined
  room = await anAccountsRoom({ providers, refusedWriting })
})
afterAll(async () => {
  await room.close()
  await simulators.stop()
  await rm(dataDir, { recursive: true })
})
afterEach(() => void (isShut = false))
afterEach(() => fetch(`${simulators.url}/sim/faults`, { method: 'DELETE' }))

function post(path: string, body: object) {
  return fetch(simulators.url + path, { method: 'POST', body: JSON.stringify(body) })
}

function fault(kind: string, more: object = {}) {
  return post('/sim/faults', { kind, times: 1, ...more })
}

const starts = { wechat: 'GET /weChatWebAuth', alipay: 'GET /alipayWebAuth' } as const
async function start(browser: TestBrowser, party: Party, redirect?: string) {
  return (await browser.send(starts[party], redirect === undefined ? {} : { redirect })).data
}

/** Plays the user: returns what the provider sends the browser back with. */
async function comeBack(url: string, person: string) {
  const { location } = (await (await post('/sim/login', { url, person })).json()) as { location: string }
  const { searchParams } = new URL(location)
  return {
    code: searchParams.get('code') ?? searchParams.get('auth_code') ?? '',
    state: searchParams.get('state') ?? '',
  }
}

function finish(browser: Pick<TestBrowser, 'send'>, party: Party, back: { code: string; state: string }) {
  return party === 'wechat'
    ? browser.send('POST /weChatLogin', back)
    : browser.send('POST /alipayLogin', { auth_code: back.code, state: back.state })
}

async function logIn(browser: TestBrowser, party: Party, person: string, redirect?: string) {
  return finish(browser, party, await comeBack((await start(browser, party, redirect)).url, person))
}

function ticketOf(data: object): string {
  return (data as { bindTicket: string }).bindTicket
}

async function bind(
  browser: TestBrowser,
  bindTicket: string,
  phone: string,
  consent: object = { agreeVersion: '2026-11' },
) {
  const smscode = await room.codeFor(phone, () => browser.send('POST /sendSms', { phone, scene: 'bind' }))
  return browser.send('POST /bindPhoneNumber', { bindTicket, phone, smscode, ...consent })
}

async function rowsOf(table: 'account' | 'account_agreement') {
  return (await room.db.selectFrom(table).selectAll().execute()).length
}

describe.each<Party>(['wechat', 'alipay'])('%s', (party) => {
  const [firstPhone, secondPhone] =
    party === 'wechat' ? ['13800002001', '13800002002'] : ['13800002003', '13800002004']

  test('a first login asks for a phone; later ones sign in at once and go where the visitor wanted to', async () => {
    const browser = room.browser()
    const first = await logIn(browser, party, 'lin', '/cart?x=1')
    expect(first).toMatchObject({ code: '10000', data: { needBind: true, redirect: '/cart?x=1' } })
    expect(first.data).toMatchObject({ nickName: '林小雨' })
    expect(browser.cookies.has('token')).toBe(false)
    const before = [await rowsOf('account'), await rowsOf('account_agreement')]
    for (const consent of [{}, { agreeVersion: '2020-01' }])
      expect(await bind(browser, ticketOf(first.data), firstPhone, consent)).toMatchObject({
        code: '40001',
        data: { fields: [{ field: 'agreeVersion' }] },
      })
    expect([await rowsOf('account'), await rowsOf('account_agreement')]).toEqual(before)
    const bound = await bind(browser, ticketOf(first.data), firstPhone)
    expect(await rowsOf('account_agreement')).toBe(before[1]! + 1)
    expect(bound).toMatchObject({
      code: '10000',
      data: { name: '林小雨', token: expect.stringMatching(/^[\w-]{43}$/) },
    })
    const again = await logIn(room.browser(), party, 'lin', 'https://evil.example/')
    expect(again.data).toMatchObject({ needBind: false, pkId: bound.data.pkId, redirect: '/' })
    const me = await browser.send('GET /appUser/findById/{id}', { id: 'me' })
    expect(me.data).toMatchObject(party === 'wechat' ? { bindWechat: true } : { bindAlipay: true })
  })

  test('an existing account can be linked to the identity, but not to a second one of the same provider', async () => {
    const own = room.browser()
    const { data: lin } = await room.signIn(own, secondPhone)
    const first = await logIn(room.browser(), party, 'minseo')
    const browser = room.browser()
    const offered = await logIn(browser, party, 'minseo')
    expect((await bind(browser, ticketOf(offered.data), secondPhone)).data.pkId).toBe(lin.pkId)
    const other = room.browser()
    const second = await logIn(other, party, 'jun')
    const refused = await bind(other, ticketOf(second.data), secondPhone)
    expect(refused).toMatchObject({ status: false, data: { reason: 'accounts/identityTaken' } })
    expect(ticketOf(first.data)).not.toBe(ticketOf(offered.data))
  })

  test('while the mall can only be read, a known identity signs in, and nothing is linked or prepared for it', async () => {
    const tickets = async () =>
      (await room.db.selectFrom('account_ticket').select('ticket_hash').execute()).length
    const before = [await tickets(), await rowsOf('account')]
    const own = room.browser()
    await room.signIn(own, secondPhone)
    isShut = true
    expect((await logIn(room.browser(), party, 'lin')).data).toMatchObject({ needBind: false })
    expect(await logIn(room.browser(), party, 'jun')).toMatchObject({
      statusCode: 503,
      data: { reason: 'http/readOnly' },
    })
    expect(await own.send(starts[party], {})).toMatchObject({ data: { reason: 'http/readOnly' } })
    expect([await tickets(), await rowsOf('account')]).toEqual(before)
  })

  test('a state works once', async () => {
    const browser = room.browser()
    const { url } = await start(browser, party)
    const back = await comeBack(url, 'lin')
    expect((await finish(browser, party, back)).status).toBe(true)
    const fresh = await comeBack(url, 'lin')
    expect(await finish(browser, party, fresh)).toMatchObject({
      statusCode: 403,
      data: { reason: 'accounts/stateWrong' },
    })
  })

  test('a state works once when used twice at the same moment', async () => {
    const browser = room.browser()
    const back = await comeBack((await start(browser, party)).url, 'lin')
    const both = await Promise.all([finish(browser, party, back), finish(browser, party, back)])
    expect(both.filter((answer) => answer.status)).toHaveLength(1)
  })

  test('a state expires after ten minutes', async () => {
    const browser = room.browser()
    const { url } = await start(browser, party)
    await room.later('601 seconds')
    const late = await finish(browser, party, await comeBack(url, 'lin'))
    expect(late.data.reason).toBe('accounts/stateWrong')
  })

  test('a state of another browser is refused, and so is none', async () => {
    const [mine, theirs] = [room.browser(), room.browser()]
    await start(mine, party)
    const back = await comeBack((await start(theirs, party)).url, 'lin')
    expect((await finish(mine, party, back)).data.reason).toBe('accounts/stateWrong')
    // The attempt used it up, even for the browser it belonged to.
    expect((await finish(theirs, party, back)).data.reason).toBe('accounts/stateWrong')
    expect((await finish(mine, party, { ...back, state: '' })).data.reason).toBe('http/invalid')
    expect((await finish(mine, party, { ...back, state: 'x'.repeat(43) })).data.reason).toBe(
      'accounts/stateWrong',
    )
    expect((await finish(room, party, back)).data.reason).toBe('accounts/stateWrong')
  })

  test('a refused, a made-up and a used code do not sign in', async () => {
    const browser = room.browser()
    const refused = await comeBack((await start(browser, party)).url, 'nobody')
    expect((await finish(browser, party, refused)).data.reason).toBe('http/invalid')
    const { state } = await start(browser, party)
    expect((await finish(browser, party, { code: 'made-up', state })).data.reason).toBe(
      'accounts/providerRefused',
    )
    const back = await comeBack((await start(browser, party)).url, 'lin')
    await finish(browser, party, back)
    const next = await start(browser, party)
    expect((await finish(browser, party, { ...back, state: next.state })).data.reason).toBe(
      'accounts/providerRefused',
    )
  })

  test.each([
    ['loginCodeExpired', 'token', 'accounts/providerRefused'],
    ['loginCodeUsed', 'token', 'accounts/providerRefused'],
    ['answerHtml', 'token', 'accounts/providerSilent'],
    ['answerOversized', 'token', 'accounts/providerSilent'],
    ['answerRedirect', 'token', 'accounts/providerSilent'],
    ['cutBefore', 'token', 'accounts/providerSilent'],
    ['cutAfter', 'token', 'accounts/providerSilent'],
  ])('%s of %s is %s', async (kind, call, reason) => {
    const browser = room.browser()
    const back = await comeBack((await start(browser, party)).url, 'lin')
    await fault(kind, { channel: party, call })
    const answer = await finish(browser, party, back)
    expect(answer).toMatchObject({ status: false, data: { reason } })
    expect(browser.cookies.has('token')).toBe(false)
  })

  test.each(['answerHtml', 'cutBefore', 'errorBefore'])(
    'a missing name (%s) does not prevent the sign-in',
    async (kind) => {
      const browser = room.browser()
      const back = await comeBack((await start(browser, party)).url, 'nameless')
      await fault(kind, { channel: party, call: 'userinfo' })
      expect(await finish(browser, party, back)).toMatchObject({ data: { needBind: true, nickName: null } })
    },
  )

  test('a signed-in user links a provider after a fresh proof, and unlinks it again', async () => {
    const phone = party === 'wechat' ? '13800002005' : '13800002006'
    const browser = room.browser()
    const { data: user } = await room.signIn(browser, phone)
    await room.later('16 minutes')
    expect(await browser.send(starts[party], {})).toMatchObject({ data: { reason: 'accounts/proofNeeded' } })
    const smscode = await room.codeFor(phone, () => browser.send('POST /appUser/sendSms', {}))
    await browser.send('POST /appUser/stepUp', { smscode })
    const linked = await logIn(browser, party, 'nameless')
    expect(linked.data).toMatchObject({ needBind: false, pkId: user.pkId })
    expect((await logIn(room.browser(), party, 'nameless')).data).toMatchObject({ pkId: user.pkId })
    const off = await browser.send('POST /appUser/unbindThird', { type: party })
    expect(off.status).toBe(true)
    expect((await logIn(room.browser(), party, 'nameless')).data).toMatchObject({ needBind: true })
    const twice = await browser.send('POST /appUser/unbindThird', { type: party })
    expect(twice).toMatchObject({ data: { reason: 'accounts/identityMissing' } })
  })

  test('stays with an account that has no other way in', async () => {
    const phone = party === 'wechat' ? '13800002015' : '13800002016'
    const browser = room.browser()
    const { data: user } = await room.signIn(browser, phone)
    await logIn(browser, party, 'nameless')
    const own = room.db.updateTable('account').where('id', '=', user.pkId)
    await own.set({ phone: null, password_hash: null }).execute()
    const refused = await browser.send('POST /appUser/unbindThird', { type: party })
    expect(refused).toMatchObject({ data: { reason: 'accounts/lastWayIn' } })
    await own.set({ phone: `+86${phone}` }).execute()
    expect((await browser.send('POST /appUser/unbindThird', { type: party })).status).toBe(true)
  })

  test('a state made while signed in is refused for a visitor, and the other way round', async () => {
    const browser = room.browser()
    await room.signIn(browser, party === 'wechat' ? '13800002007' : '13800002008')
    const signedIn = await comeBack((await start(browser, party)).url, 'jun')
    await browser.send('POST /logout', {})
    expect((await finish(browser, party, signedIn)).data.reason).toBe('accounts/stateWrong')
    const visitor = await comeBack((await start(browser, party)).url, 'jun')
    await room.signIn(browser, party === 'wechat' ? '13800002007' : '13800002008')
    expect((await finish(browser, party, visitor)).data.reason).toBe('accounts/stateWrong')
  })
})

test('a state and a code of one provider are refused at the other', async () => {
  const browser = room.browser()
  const wechat = await comeBack((await start(browser, 'wechat')).url, 'lin')
  expect((await finish(browser, 'alipay', wechat)).data.reason).toBe('accounts/stateWrong')
  const again = await comeBack((await start(browser, 'wechat')).url, 'lin')
  const alipay = await start(browser, 'alipay')
  const mixed = await finish(browser, 'alipay', { code: again.code, state: alipay.state })
  expect(mixed.data.reason).toBe('accounts/providerRefused')
})

test('the same name at two providers is two users', async () => {
  const ids = await Promise.all(
    (['wechat', 'alipay'] as const).map(async (party) => (await logIn(room.browser(), party, 'lin')).data),
  )
  const [wechat, alipay] = ids as { pkId: string }[]
  expect(wechat!.pkId).not.toBe(alipay!.pkId)
})

test('a wrong secret and an app without a unionid sign nobody in', async () => {
  for (const [kind, times, reason] of [
    ['loginWrongSecret', 1, 'accounts/providerRefused'],
    ['loginWithoutUnionid', 2, 'accounts/providerSilent'],
  ] as const) {
    const browser = room.browser()
    const back = await comeBack((await start(browser, 'wechat')).url, 'lin')
    await fault(kind, { times })
    expect((await finish(browser, 'wechat', back)).data.reason).toBe(reason)
  }
})

test.each(['answerBadSignature', 'answerUnsigned', 'answerTruncated'])(
  'an Alipay response that cannot be verified (%s) signs nobody in',
  async (kind) => {
    const browser = room.browser()
    const back = await comeBack((await start(browser, 'alipay')).url, 'lin')
    await fault(kind, { channel: 'alipay', call: 'token' })
    expect((await finish(browser, 'alipay', back)).data.reason).toBe('accounts/providerSilent')
  },
)

test('an older app, which receives user_ids, identifies users too', async () => {
  const browser = room.browser()
  const back = await comeBack((await start(browser, 'alipay')).url, 'jun')
  await fault('loginOldApp', { times: 2 })
  expect((await finish(browser, 'alipay', back)).data).toMatchObject({ needBind: true, nickName: '俊 🍵' })
})

test('a ticket to link a phone works once, for ten minutes, in its own browser, and is not used up by a wrong code', async () => {
  const phone = '13800002010'
  const browser = room.browser()
  const ticket = ticketOf((await logIn(browser, 'wechat', 'nameless')).data)
  const foreign = await bind(room.browser(), ticket, phone)
  expect(foreign.data).toMatchObject({ reason: 'accounts/ticketGone', fields: [{ field: 'bindTicket' }] })
  const wrong = await browser.send('POST /bindPhoneNumber', {
    bindTicket: ticket,
    phone,
    smscode: '000000',
    agreeVersion: '2026-11',
  })
  expect(wrong.data.reason).toBe('accounts/codeWrong')
  expect((await bind(browser, ticket, phone)).status).toBe(true)
  const other = room.browser()
  const late = ticketOf((await logIn(other, 'wechat', 'jun')).data)
  expect((await bind(other, ticket, '13800002011')).data.reason).toBe('accounts/ticketGone')
  await room.later('601 seconds')
  expect((await bind(other, late, '13800002011')).data.reason).toBe('accounts/ticketGone')
})

test('a provider that is not configured is refused as such', async () => {
  const bare = await anAccountsRoom()
  const browser = bare.browser()
  expect((await browser.send('GET /loginMethods', {})).data).toMatchObject({ wechat: false, alipay: false })
  expect((await browser.send('GET /weChatWebAuth', {})).data.reason).toBe('accounts/providerOff')
  await bare.close()
})
