import { aProduct } from '@hojip/catalog/testing'
import { aShop } from '@hojip/shops/testing'
import type { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../testing/guarded-mall.ts'
import { browser, signInByPhone, type SignedIn } from '../testing/people.ts'

/** Ends a text, an attribute, a script or a comment, and then runs a script. */
const words = `'"></title></textarea></script><!--><img src=x onerror=alert(1)><svg onload=alert(2)>`
const short = '"><img src=x onerror=alert(1)>'

let mall: GuardedMall
let lin: SignedIn
let pages: string[]
beforeAll(async () => {
  mall = await aGuardedMall()
  const { db } = mall.tools
  const name = { 'zh-CN': words, 'en-US': words, 'ko-KR': words }
  const shopId = await aShop(db, { name, intro: name, scope: name, city: short })
  const product = await aProduct(db, {
    name,
    shopId,
    selling: name,
    brand: name,
    params: [{ name, value: name }],
  })
  lin = await signInByPhone(mall, '13987650001', browser)
  const home = {
    province: '吉林省',
    city: '延边朝鲜族自治州',
    district: '延吉市',
    address: words.slice(0, 100),
  }
  const added = await mall.send(
    'POST /appUserAddress/save',
    { ...home, consignee: '<img src=x>', phone: '13812345678', label: '<b>1</b>' },
    { ...lin.pass, cookie: lin.cookie, ...browser },
  )
  if (added.statusCode !== 200) throw new Error(added.text)
  const [{ slug }] = (await db.selectFrom('shop').select('slug').where('id', '=', shopId).execute()) as [
    { slug: string },
  ]
  const encoded = encodeURIComponent(words)
  pages = [
    '/',
    '/goods',
    `/goods?brand=${encoded}`,
    `/goods?sort=${encoded}`,
    `/goods/search/${encoded}`,
    `/goods/info/${product.goodsId}`,
    `/shop/${shopId}/${slug}`,
    '/me/address',
    `/login?redirect=${encoded}`,
    `/${encoded}`,
    `/goods/info/${encoded}`,
    `/business/${encoded}`,
  ]
})
afterAll(() => mall.close())

test('user input is rendered as text on every page, never as HTML', async () => {
  for (const url of pages) {
    const { text, statusCode } = await mall.raw({ method: 'GET', url, headers: { cookie: lin.cookie } })
    expect(statusCode, url).toBeLessThan(500)
    expect(text, url).not.toMatch(/<img src=x|<svg onload|<b>1</)
    const scripts = text.match(/<script[\s\S]*?<\/script>/g) ?? []
    for (const script of scripts)
      expect(script, url).toMatch(/^<script[^>]*(src="\/|type="application\/(ld\+)?json")/)
    for (const [, json] of text.matchAll(
      /<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g,
    ))
      expect(() => JSON.parse(json!), url).not.toThrow()
  }
})

test('a return address leads only to this site', async () => {
  for (const redirect of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    'javascript:alert(1)',
  ]) {
    const url = `/login?redirect=${encodeURIComponent(redirect)}`
    const answer = await mall.raw({ method: 'GET', url, headers: { cookie: lin.cookie } })
    const location = String(answer.headers['location'] ?? '/')
    expect(new URL(location, 'http://localhost:3000').origin, redirect).toBe('http://localhost:3000')
    expect(answer.text, redirect).not.toMatch(/(href|action)="(https?:\/\/evil|\/\/evil|\/\\|javascript:)/)
  }
})

/** Words that people never read as somebody else's: secrets, what a program reports, and ids that the server made. */
const notShown = [
  /[pP]assword$/,
  /^POST \/(staff\/login|login)\.password$/,
  /^POST \/(weChatLogin|bizPay\/openInWechat)\.(code|state)$/,
  /^POST \/alipayLogin\.auth_code$/,
  /^GET \/(weChat|alipay)WebAuth\.redirect$/,
  /^POST \/sendSms\.puzzle\./,
  /^POST \/sysError\/report\./,
  /^GET \/sysRegion\/findTree\.parentCode$/,
  /^POST \/appUserChat\/queryChatList\.after$/,
  // Lists as JSON, whose elements are checked.
  /^GET \/sysCategory\/queryFilters\.(brands|options|origins)$/,
  // Addresses of uploads: claimed, or refused.
  /\.files$/,
]

/** The parts of an input that take a text, under the names of the fields that lead to them. */
function textsIn(schema: unknown, path: string): [string, z.ZodType][] {
  const { def } = schema as { def: Record<string, unknown> & { type: string } }
  const { shape, element, options, innerType } = def
  if (def.type === 'string') return [[path, schema as z.ZodType]]
  if (shape) return Object.entries(shape).flatMap(([name, one]) => textsIn(one, `${path}.${name}`))
  const inside = [element, innerType, def['in'], def['keyType'], def['valueType'], ...((options as []) ?? [])]
  return inside.filter((one) => one !== undefined).flatMap((one) => textsIn(one, path))
}

/** In two lengths, so that one of them fits. */
const hostile = ['ab\u202Ecd\u200Bef\u206612\u0000', 'ab\u202Ecd\u200Bef\u206612\u0000'.repeat(3)]
const hidden = /[\u200B\u202E\u2066]/

test('every text that people write is stored without invisible characters, or refused', () => {
  const texts = mall.calls.flatMap(({ key, call }) => textsIn(call.input, key))
  const lets = texts.filter(([, text]) =>
    hostile.some((words) => {
      const parsed = text.safeParse(words)
      return parsed.success && hidden.test(String(parsed.data))
    }),
  )
  const names = lets.map(([name]) => name)
  expect(names.filter((name) => !notShown.some((one) => one.test(name)))).toEqual([])
  expect(notShown.filter((one) => !names.some((name) => one.test(name)))).toEqual([])
  // The walk found the texts at all, also those inside lists and choices.
  const found = new Set(texts.map(([name]) => name))
  for (const name of ['POST /appUserChat/send.data.text', 'POST /appUserChat/saveRating.tags'])
    expect(found).toContain(name)
})
