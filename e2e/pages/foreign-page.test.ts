import type { BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aChinesePhone, askAs, signInByCode } from '../testing/accounts.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { openForeignPage, type ForeignPage } from '../testing/foreign-page.ts'
import { withinTime } from '../testing/looking/within-time.ts'

const browser = aBrowser()
let foreign: ForeignPage
beforeAll(async () => {
  foreign = await openForeignPage(inject('mall'))
})
afterAll(async () => {
  await foreign.close()
})

/** The worst case: the foreign page knows the readable token. */
interface Target {
  mall: string
  token: string
}

/** Calls that a script of another origin can send with the visitor's cookies; `true` when it can read the response. */
function fetches({ mall, token }: Target): Promise<boolean[]> {
  const url = `${mall}/v1/appUser/update`
  const body = JSON.stringify({ name: 'Mallory' })
  const tries: [string, RequestInit][] = [
    [url, { method: 'POST', mode: 'no-cors', body }],
    [url, { method: 'POST', body, headers: { 'content-type': 'text/plain' } }],
    [url, { method: 'POST', body, headers: { 'content-type': 'application/json' } }],
    [url, { method: 'POST', body, headers: { 'content-type': 'application/json', authorization: token } }],
    [`${mall}/v1/logout`, { method: 'POST', mode: 'no-cors' }],
    [`${mall}/v1/appUser/findById/me`, {}],
    [`${mall}/v1/appUser/findById/me`, { headers: { authorization: token } }],
    [`${mall}/me/address`, {}],
  ]
  const isAnswered = ([address, init]: [string, RequestInit]) =>
    fetch(address, { ...init, credentials: 'include', signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.type !== 'opaque',
      () => false,
    )
  return Promise.all(tries.map(isAnswered))
}

/** True when the socket opened. */
function opensSocket({ mall, token }: Target): Promise<boolean> {
  return new Promise((done) => {
    const socket = new WebSocket(`${mall.replace('http', 'ws')}/WSServer/${token}`)
    socket.addEventListener('open', () => done(true))
    socket.addEventListener('error', () => done(false))
  })
}

/** A form needs no CORS permission: it is sent with the cookies, and the browser shows the response. */
async function postForm(
  context: BrowserContext,
  from: string,
  form: { path: string; enctype: string; field: string[] },
) {
  const page = await context.newPage()
  await page.goto(from)
  const answered = page.waitForResponse((response) => response.url().includes(form.path))
  const submit = ({ action, enctype, field }: { action: string; enctype: string; field: string[] }) => {
    const element = Object.assign(document.createElement('form'), { method: 'post', action, enctype })
    const [name = '', value = ''] = field
    element.append(Object.assign(document.createElement('input'), { name, value }))
    document.body.append(element)
    element.submit()
  }
  const target = { action: `${inject('mall')}${form.path}`, enctype: form.enctype, field: form.field }
  await withinTime(page.evaluate(submit, target), `the form at ${from}`)
  const status = (await answered).status()
  await page.close()
  return status
}

const forms = [
  { path: '/v1/appUser/update', enctype: 'text/plain', field: ['{"name":"Mallory","x":"', '"}'] },
  { path: '/v1/appUser/update', enctype: 'application/x-www-form-urlencoded', field: ['name', 'Mallory'] },
  { path: '/v1/logout', enctype: 'application/x-www-form-urlencoded', field: ['', ''] },
  { path: '/v1/appUser/deleteOtherDevices', enctype: 'multipart/form-data', field: ['a', 'b'] },
]

test('a page of another origin changes nothing and reads nothing, whatever it sends with the visitor’s cookies', async () => {
  const visitor = await aVisitor(browser(), { locale: 'en-US', size: 'desktop' })
  const { context } = visitor
  await visitor.page.goto('/login')
  await signInByCode(visitor.page, 'en-US', aChinesePhone())
  const token = (await context.cookies()).find(({ name }) => name === 'token')!.value
  const target = { mall: inject('mall'), token }
  const me = async () => {
    const answer = await context.request.get('/v1/appUser/findById/me', {
      headers: { authorization: token },
      timeout: 60_000,
    })
    return ((await answer.json()) as { data: { name: string } }).data.name
  }
  const before = await me()

  const page = await context.newPage()
  for (const origin of foreign.origins) {
    await page.goto(origin)
    let sent = 0
    page.on('request', (request) => (sent += request.url().startsWith(target.mall) ? 1 : 0))
    const read = await withinTime(page.evaluate(fetches, target), `the calls from ${origin}`)
    expect(read, origin).toEqual(read.map(() => false))
    expect(await withinTime(page.evaluate(opensSocket, target), `the socket from ${origin}`), origin).toBe(
      false,
    )
    expect(sent).toBeGreaterThan(0)
    page.removeAllListeners('request')
    for (const form of forms)
      expect(await postForm(context, origin, form), `${origin} ${form.path}`).toBeGreaterThanOrEqual(400)
  }

  expect(await me()).toBe(before)
  // With the shopper's session the same call succeeds.
  expect((await askAs(context, '/appUser/update', { name: 'Mallory' })).code).toBe('10000')
  expect(await me()).toBe('Mallory')
  await context.close()
})
