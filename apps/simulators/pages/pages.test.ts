import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Simulators, startTestSimulators } from '../testing.ts'
import { html } from './html.ts'

let dataDir: string
let simulators: Simulators
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-pages-'))
  simulators = await startTestSimulators({ dataDir, mallUrl: 'http://127.0.0.1:3999' })
})
afterAll(async () => {
  await simulators.stop()
  await rm(dataDir, { recursive: true })
})

async function get(path: string) {
  return (await fetch(simulators.url + path)).text()
}

function sendSms(phone: string, text: string) {
  const body = JSON.stringify({ phone, text, code: '123456' })
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()]
  const signature = createHmac('sha256', simulators.credentials.SMS_ACCESS_SECRET)
  const headers = {
    'x-access-key': simulators.credentials.SMS_ACCESS_KEY,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature.update(`POST\n/sms/send\n${timestamp}\n${nonce}\n${body}`).digest('hex'),
  }
  return fetch(simulators.credentials.SMS_GATEWAY_URL, { method: 'POST', headers, body })
}

test('values are escaped, markup is not', () => {
  const name = '<b>&"\'</b>'
  expect(html`<p title="${name}">${[html`<i>${name}</i>`, undefined, false, 0]}</p>`.markup).toBe(
    '<p title="&lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;"><i>&lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;</i>0</p>',
  )
})

test('the start page links the inbox, the payments, the carriers and the mall', async () => {
  const page = await get('/')
  for (const link of ['/sms', '/payments', '/carriers', 'http://127.0.0.1:3999'])
    expect(page).toContain(`href="${link}"`)
  expect((await fetch(simulators.url)).headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the inbox shows the newest message first, filters by phone, and escapes what it shows', async () => {
  await sendSms('+8613800000001', '<script>alert(1)</script>')
  await sendSms('+8613800000002', '您的验证码是 123456')
  const page = await get('/sms')
  expect(page).not.toContain('<script>alert')
  expect(page.indexOf('+8613800000002')).toBeLessThan(page.indexOf('+8613800000001'))
  const only = await get('/sms?phone=13800000001')
  expect(only).toContain('+8613800000001')
  expect(only).not.toContain('+8613800000002')
  const messages = (await (
    await fetch(`${simulators.url}/sms/messages?phone=13800000002`)
  ).json()) as object[]
  expect(messages).toEqual([
    {
      phone: '+8613800000002',
      text: '您的验证码是 123456',
      code: '123456',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ])
})

test('empty pages show that they are empty, unknown payments are not found', async () => {
  expect(await get('/payments')).toContain('还没有付款')
  expect(await get('/carriers')).toContain('还没有包裹')
  expect((await fetch(`${simulators.url}/sim/wechat/NOBODY`)).status).toBe(404)
})

test('a page on another site cannot press the buttons', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const answer = await fetch(`${simulators.url}/sim/faults`, { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(403)
})

test('a fault with an invalid field is refused by the name of the field', async () => {
  const set = async (rule: object) => {
    const answer = await fetch(`${simulators.url}/sim/faults`, { method: 'POST', body: JSON.stringify(rule) })
    return answer.json()
  }
  expect(await set({ kind: 'toString' })).toEqual({ error: 'bad field: kind' })
  expect(await set({ kind: 'delay', probability: 2 })).toEqual({ error: 'bad field: probability' })
  expect(await set({ kind: 'delay', ms: 1, times: 1 })).toMatchObject({ kind: 'delay', ms: 1, times: 1 })
})
