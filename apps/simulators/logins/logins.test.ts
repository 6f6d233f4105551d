import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { movableClock } from '@hojip/platform/clock'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAlipaySdk } from '../alipay/testing.ts'
import { type Simulators, startTestSimulators } from '../testing.ts'

let dataDir: string
let simulators: Simulators
const clock = movableClock()
const mallUrl = 'http://127.0.0.1:3999'
const zone = process.env['TZ']
beforeAll(async () => {
  // Alipay's SDK writes its timestamps in the time zone of the process, and Alipay reads them as China time.
  process.env['TZ'] = 'Asia/Shanghai'
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-logins-'))
  simulators = await startTestSimulators({ dataDir, mallUrl, clock })
})
afterAll(async () => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
  await simulators.stop()
  await rm(dataDir, { recursive: true })
})

function wechatPage(changes: Record<string, string> = {}) {
  const { WECHAT_OPEN_PAGE_URL: page, WECHAT_OPEN_APPID: appid } = simulators.credentials
  const usual = {
    appid,
    redirect_uri: `${mallUrl}/login/wechat`,
    response_type: 'code',
    scope: 'snsapi_login',
    state: 's1',
  }
  return `${page}?${new URLSearchParams({ ...usual, ...changes })}#wechat_redirect`
}

function alipayPage(changes: Record<string, string> = {}) {
  const { ALIPAY_AUTH_URL: page, ALIPAY_APP_ID: app_id } = simulators.credentials
  const usual = { app_id, scope: 'auth_user', redirect_uri: `${mallUrl}/login/alipay`, state: 's2' }
  return `${page}?${new URLSearchParams({ ...usual, ...changes })}`
}

async function logIn(url: string, person: string) {
  const answer = await fetch(`${simulators.url}/sim/login`, {
    method: 'POST',
    body: JSON.stringify({ url, person }),
  })
  return new URL(((await answer.json()) as { location: string }).location)
}

async function sns(path: string, params: Record<string, string>) {
  const answer = await fetch(`${simulators.url}/sns/${path}?${new URLSearchParams(params)}`)
  expect(answer.status).toBe(200)
  return JSON.parse(await answer.text()) as Record<string, unknown>
}

function exchange(code: string, changes: Record<string, string> = {}) {
  const { WECHAT_OPEN_APPID: appid, WECHAT_OPEN_SECRET: secret } = simulators.credentials
  return sns('oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code', ...changes })
}

test('the page offers people and a refusal, and sends the browser back', async () => {
  const page = await (await fetch(wechatPage())).text()
  for (const words of ['林小雨', '김민서', '拒绝']) expect(page).toContain(words)
  const action = /action="([^"]*wechat\/lin[^"]*)"/.exec(page)![1]!.replaceAll('&amp;', '&')
  const back = await fetch(simulators.url + action, { method: 'POST', redirect: 'manual' })
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toMatch(
    /^http:\/\/127\.0\.0\.1:3999\/login\/wechat\?code=[\w-]+&state=s1$/,
  )
})

test('refusing redirects back without a code', async () => {
  const wechat = await logIn(wechatPage(), 'nobody')
  expect([wechat.searchParams.get('code'), wechat.searchParams.get('state')]).toEqual([null, 's1'])
  const alipay = await logIn(alipayPage(), 'nobody')
  expect(alipay.searchParams.get('auth_code')).toBeNull()
})

test.each([
  ['another app', () => wechatPage({ appid: 'wx0' })],
  ['another domain', () => wechatPage({ redirect_uri: 'https://evil.example/login/wechat' })],
  ['no domain', () => wechatPage({ redirect_uri: 'nowhere' })],
  ['another scope', () => wechatPage({ scope: 'snsapi_base' })],
  ['another app of Alipay', () => alipayPage({ app_id: '1' })],
  ['another domain for Alipay', () => alipayPage({ redirect_uri: `${mallUrl}.evil.example/` })],
])('the page reports %s', async (_what, url) => {
  expect((await fetch(url())).status).toBe(400)
})

test('a WeChat code is exchanged for one token, which identifies the person', async () => {
  const code = (await logIn(wechatPage(), 'lin')).searchParams.get('code')!
  expect(await exchange(code, { secret: 'x' })).toMatchObject({ errcode: 40125 })
  const token = await exchange(code)
  expect(token).toMatchObject({
    expires_in: 7200,
    scope: 'snsapi_login',
    unionid: expect.stringMatching(/^o/),
  })
  const of = { access_token: String(token['access_token']), openid: String(token['openid']) }
  expect(await sns('userinfo', of)).toMatchObject({ nickname: '林小雨', unionid: token['unionid'] })
  expect(await sns('auth', of)).toEqual({ errcode: 0, errmsg: 'ok' })
  expect(await sns('userinfo', { ...of, openid: 'x' })).toMatchObject({ errcode: 40003 })
  const { WECHAT_OPEN_APPID: appid } = simulators.credentials
  const renewal = { appid, grant_type: 'refresh_token', refresh_token: String(token['refresh_token']) }
  expect(await sns('oauth2/refresh_token', renewal)).toMatchObject({ openid: token['openid'] })
  expect(await exchange(code)).toMatchObject({ errcode: 40163 })
})

test('a code is valid for ten minutes, at its own party only', async () => {
  const late = (await logIn(wechatPage(), 'lin')).searchParams.get('code')!
  clock.advance(601_000)
  expect(await exchange(late)).toMatchObject({ errcode: 42003 })
  clock.advance(-601_000)
  const alipay = (await logIn(alipayPage(), 'lin')).searchParams.get('auth_code')!
  expect(await exchange(alipay)).toMatchObject({ errcode: 40029 })
})

test.skipIf(!hasExtraPackages())('Alipay’s own client logs in', async () => {
  const c = simulators.credentials
  const sdk = anAlipaySdk({
    appId: c.ALIPAY_APP_ID,
    privateKey: c.ALIPAY_APP_PRIVATE_KEY,
    alipayPublicKey: c.ALIPAY_PUBLIC_KEY,
    gateway: c.ALIPAY_GATEWAY_URL,
    keyType: 'PKCS8',
  })
  const code = (await logIn(alipayPage(), 'minseo')).searchParams.get('auth_code')!
  const token = await sdk.exec('alipay.system.oauth.token', { grantType: 'authorization_code', code })
  expect(token).toMatchObject({ openId: expect.any(String), accessToken: expect.any(String) })
  const person = await sdk.exec('alipay.user.info.share', { auth_token: token['accessToken'] })
  expect(person).toMatchObject({ openId: token['openId'], nickName: '김민서' })
  const again = await sdk.exec('alipay.system.oauth.token', { grantType: 'authorization_code', code })
  expect(again).toMatchObject({ code: '40002', subCode: 'isv.code-invalid' })
})
