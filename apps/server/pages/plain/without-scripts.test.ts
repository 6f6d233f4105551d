import { aProduct, type AGoods } from '@hojip/catalog/testing'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aGuardedMall,
  home,
  type GuardedMall,
  type Pass,
  type Sent,
} from '../../security/testing/guarded-mall.ts'

let mall: GuardedMall
let kimchi: AGoods
let tea: AGoods
beforeAll(async () => {
  mall = await aGuardedMall()
  const { db } = mall.tools
  kimchi = await aProduct(db, { name: '辣白菜 <b>1 kg', prices: [2980, 3980], stock: 5 })
  tea = await aProduct(db, { name: '大麦茶', prices: [1690], stock: 0 })
})
afterAll(() => mall.close())

const inEnglish = { cookie: 'locale=en-US' }

function get(url: string, headers: Pass = inEnglish) {
  return mall.raw({ method: 'GET', url, headers })
}

function cookieOf(answer: Sent): string | undefined {
  return /^plainCart=([^;]*)/.exec(String(answer.headers['set-cookie']))?.[1]
}

/** Submits the form of the plain cart, as a browser with this cart in its cookie. */
async function submit(fields: Record<string, string>, cart = '', headers: Pass = { origin: home }) {
  const answer = await mall.raw({
    method: 'POST',
    url: '/cart/plain',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `locale=en-US; plainCart=${cart}`,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, to: answer.headers['location'], cart: cookieOf(answer), answer }
}

function cartPage(cart: string) {
  return get('/cart/plain', { cookie: `locale=en-US; plainCart=${cart}` })
}

test('the search field leads to the list of what was found', async () => {
  const to = async (url: string) => {
    const { statusCode, headers } = await get(url)
    return [statusCode, headers['location']]
  }
  expect(await to('/goods/search?keyword=%E6%B3%A1%E8%8F%9C+1kg')).toEqual([
    303,
    '/goods/search/%E6%B3%A1%E8%8F%9C%201kg',
  ])
  expect(await to('/goods/search?keyword=')).toEqual([303, '/goods'])
  expect(await to('/goods/search?keyword=a&keyword=b')).toEqual([303, '/goods/search/a'])
  expect(await to(`/goods/search?keyword=${encodeURIComponent('//evil.example')}`)).toEqual([
    303,
    '/goods/search/%2F%2Fevil.example',
  ])
})

test('a product is put into the cart, its number is changed, and it is taken out', async () => {
  const form = (await get(`/goods/plain/${kimchi.goodsId}`)).text
  expect(form).toContain('辣白菜 &lt;b&gt;1 kg')
  expect(form).toContain(`<option value="${kimchi.skuIds[1]!}"`)
  const [spec] = kimchi.skuIds as [string]
  const added = await submit({ act: 'add', goodsSpecId: spec, goodsNum: '2' })
  expect([added.status, added.to]).toEqual([303, '/cart/plain'])
  const again = await submit({ act: 'add', goodsSpecId: kimchi.skuIds[1]!, goodsNum: '1' }, added.cart)
  const page = (await cartPage(again.cart!)).text
  expect(page).toContain('<b class="figures">¥99.40</b>')
  expect(page).toContain(`/cart/prefilled?lines=${kimchi.skuIds[1]!}*1,${spec}*2`)
  const fewer = await submit({ act: 'set', goodsSpecId: spec, goodsNum: '1' }, again.cart)
  expect((await cartPage(fewer.cart!)).text).toContain('<b class="figures">¥69.60</b>')
  const one = await submit({ act: 'remove', goodsSpecId: spec }, fewer.cart)
  expect((await cartPage(one.cart!)).text).toContain('<b class="figures">¥39.80</b>')
  const none = await submit({ act: 'remove', goodsSpecId: kimchi.skuIds[1]! }, one.cart)
  expect(none.cart).toBe('')
  expect((await cartPage('')).text).toContain('Your cart is empty')
})

test('the cookie is for the server alone', async () => {
  const { answer } = await submit({ act: 'add', goodsSpecId: kimchi.skuIds[0]!, goodsNum: '1' })
  expect(answer.headers['set-cookie']).toMatch(/; Path=\/cart; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
})

test.each([
  ['without an act', {}],
  ['with another act', { act: 'buy', goodsNum: '1' }],
  ['without a quantity', { act: 'add' }],
  ['with a quantity of 0', { act: 'add', goodsNum: '0' }],
  ['with a quantity of 1000', { act: 'set', goodsNum: '1000' }],
  ['with a part of a unit', { act: 'add', goodsNum: '1.5' }],
])('a form %s changes nothing and shows why', async (_, fields) => {
  const answer = await submit({ goodsSpecId: kimchi.skuIds[0]!, ...fields })
  expect(answer).toMatchObject({ status: 303, to: '/cart/plain?issue=wrong', cart: undefined })
})

test('what is sold out or unknown is not added', async () => {
  for (const goodsSpecId of [tea.skuIds[0]!, newId()])
    expect(await submit({ act: 'add', goodsSpecId, goodsNum: '1' })).toMatchObject({
      to: '/cart/plain?issue=gone',
      cart: undefined,
    })
  expect((await get('/cart/plain?issue=gone')).text).toContain('no longer for sale or sold out')
  expect((await get(`/goods/plain/${tea.goodsId}`)).text).toContain('cannot be bought now')
  expect((await get(`/goods/plain/${newId()}`)).statusCode).toBe(303)
})

test('a form of another site changes nothing', async () => {
  const fields = { act: 'add', goodsSpecId: kimchi.skuIds[0]!, goodsNum: '1' }
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Pass[])
    expect(await submit(fields, '', headers)).toMatchObject({
      to: '/cart/plain?issue=wrong',
      cart: undefined,
    })
})

test('a long form is refused before it is read', async () => {
  const { status } = await submit({ act: 'add', goodsSpecId: 'x'.repeat(3_000) })
  expect(status).toBe(400)
})

test('every page tells browsers without scripts what works, and a product’s page leads to its form', async () => {
  expect((await get('/')).text).toMatch(/<noscript>.*href="\/cart\/plain"/)
  expect((await get(`/goods/info/${kimchi.goodsId}`)).text).toContain(`href="/goods/plain/${kimchi.goodsId}"`)
})
