import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture } from '@hojip/pictures/testing'
import { aShop } from '@hojip/shops/testing'
import { aGuardedMall, must, type GuardedMall, type Pass } from '../security/testing/guarded-mall.ts'
import { aStaffMember, browser, signInByPhone, type SignedIn } from '../security/testing/people.ts'

let mall: GuardedMall
let lin: SignedIn
let url: string
beforeAll(async () => {
  mall = await aGuardedMall()
  lin = await signInByPhone(mall, '13800180041', browser)
  const file = { name: 'licence.png', bytes: await aPicture(300, 200, 'png') }
  const headers = { ...browser, ...lin.pass, cookie: lin.cookie }
  url = must(await mall.send('POST /fileUpload/upload', { file, scene: 'admission' }, headers)).url
})
afterAll(() => mall.close())

async function status(headers: Pass, path = url) {
  return (await mall.raw({ method: 'GET', url: path, headers })).statusCode
}

test('who sent a document sees it by the cookies of the session, in every width', async () => {
  for (const path of [url, `${url}-200.webp`, `${url}-800.avif`])
    expect(await status({ cookie: lin.cookie }, path), path).toBe(200)
  const { headers } = await mall.raw({ method: 'GET', url, headers: { cookie: lin.cookie } })
  expect(headers['cache-control']).toBe('no-store')
})

test('nobody else does: no visitor, no other shopper, no shop, and not with one half of a session', async () => {
  const jun = await signInByPhone(mall, '13800180042', browser)
  const mei = await aStaffMember(mall, 'mei-of-documents', await aShop(mall.tools.db))
  const half = lin.cookie.split('; ').filter((pair) => !pair.includes('sid'))
  expect(half.join()).toContain('token=')
  for (const cookie of ['', jun.cookie, mei.pass['cookie']!, half.join('; '), 'token=x; __Host-sid=y'])
    for (const path of [url, `${url}-200.webp`]) expect(await status({ cookie }, path), cookie).toBe(404)
  // The token in a header is for calls; a picture is asked for by its address.
  expect(await status(lin.pass)).toBe(404)
})

test('an operator sees it at the business site, which is logged', async () => {
  const ann = await aStaffMember(mall, 'ann-of-documents')
  expect(await status({ cookie: ann.pass['cookie']! })).toBe(200)
  const seen = mall.logged.map((one) => JSON.stringify(one)).filter((one) => one.includes('document-seen'))
  expect(seen.join()).toContain(ann.userId)
})

test('an ended session sees it no more', async () => {
  const other = await signInByPhone(mall, '13800180041', browser)
  expect(await status({ cookie: other.cookie })).toBe(200)
  must(await mall.send('POST /logout', {}, { ...browser, ...other.pass, cookie: other.cookie }))
  expect(await status({ cookie: other.cookie })).toBe(404)
})
