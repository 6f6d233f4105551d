import { aProduct } from '@hojip/catalog/testing'
import type { Input } from '@hojip/platform/client'
import { aRoom } from '@hojip/inventory/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { dayAfter, dayBefore, mallDay } from '@hojip/platform/mall-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopsRoutes } from './index.ts'
import { aShop } from './testing.ts'

let { db, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, api, stop } = await aRoom((tools) => shopsRoutes(tools, { versionAgeMs: 0 })))
})
afterAll(() => stop())

const today = mallDay(Date.now())

type Form = Input<'POST /bizConsole/saveOwnShop'>

async function aSeller(shopId: string): Promise<Viewer> {
  const userId = newId()
  await db.insertInto('account').values({ id: userId, name: 'Mei', role: 'staff', phone: null }).execute()
  return { userId, role: 'staff', shopId, sessionId: newId(), rights: ['shop.edit'] }
}

/** A shop with a name of its own, its seller, and its description of itself. */
async function anOwnShop() {
  const name = `泡菜坊 ${newId()}`.slice(0, 30)
  const shopId = await aShop(db, { name: { 'zh-CN': name } })
  const mei = await aSeller(shopId)
  const { data } = await api.send('GET /bizConsole/queryOwnShop', {}, { as: mei })
  const { pkId: _, slug: __, chosen: ___, ...form } = data
  return { shopId, mei, name, form: form as Form }
}

function save(viewer: Viewer, form: Form, locale: 'zh-CN' | 'ko-KR' = 'zh-CN') {
  return api.send('POST /bizConsole/saveOwnShop', form, { as: viewer, locale })
}

async function shown(shopId: string, locale: 'zh-CN' | 'ko-KR') {
  const { data } = await api.send('GET /bizShop/queryShopInfo', { shopId, pageNum: '1' }, { locale })
  return data.list[0]!
}

test('what a shop saves is on its page at once, in each language', async () => {
  const { shopId, mei, form, name } = await anOwnShop()
  const [first, second] = [await aProduct(db, { shopId }), await aProduct(db, { shopId })]
  const off = await aProduct(db, { shopId, isOnSale: false })
  const chosenIds = [second.goodsId, off.goodsId, first.goodsId]
  const { code, data } = await save(mei, {
    ...form,
    names: { 'zh-CN': name, 'ko-KR': '새 김치집', 'en-US': 'New Kimchi' },
    hue: 12,
    mark: '新',
    intros: { 'zh-CN': '每天现腌', 'ko-KR': ' 매일 담가요 ', 'en-US': '' },
    notices: { 'zh-CN': '春节休息', 'ko-KR': '', 'en-US': '' },
    noticeUntil: today,
    sendsOn: 'all',
    sendsUntil: '18:30',
    holiday: null,
    chosenIds,
  })
  expect({ code, data }).toMatchObject({ code: '10000', data: { version: 2 } })
  const chinese = await shown(shopId, 'zh-CN')
  expect(chinese).toMatchObject({
    shop: { shopName: name, intro: '每天现腌', notice: '春节休息', mark: '新', hue: 12 },
    chosen: [{ pkId: second.goodsId }, { pkId: first.goodsId }],
  })
  expect(chinese.chosen).toHaveLength(2)
  expect((await shown(shopId, 'ko-KR')).shop).toMatchObject({
    shopName: '새 김치집',
    intro: '매일 담가요',
    notice: '春节休息',
    sendsOn: 'all',
    sendsUntil: '18:30',
  })
  const again = await api.send('GET /bizConsole/queryOwnShop', {}, { as: mei })
  expect(again.data).toMatchObject({ version: 2, intros: { 'en-US': '' }, chosenIds })
})

test('of two editors the second is refused, and the first one’s words stay', async () => {
  const { shopId, mei, form } = await anOwnShop()
  const answers = await Promise.all([1, 2, 3].map((hue) => save(mei, { ...form, hue })))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['10000', '40009', '40009'])
  const saved = answers.findIndex(({ code }) => code === '10000')
  expect((await shown(shopId, 'zh-CN')).shop.hue).toBe(saved + 1)
  expect(answers.find(({ code }) => code === '40009')!.data).toMatchObject({
    reason: 'shops/changed',
    now: 2,
  })
})

test('of two shops that want one name at once, one gets it', async () => {
  const [one, two] = [await anOwnShop(), await anOwnShop()]
  const wanted = `同名 ${newId()}`.slice(0, 24)
  const names = (form: Form) => ({ ...form.names, 'en-US': wanted })
  const answers = await Promise.all(
    [one, two].map(({ mei, form }) => save(mei, { ...form, names: names(form) })),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['10000', '40009'])
  expect(answers.find(({ code }) => code === '40009')!.data).toMatchObject({
    reason: 'shops/nameTaken',
    fields: [{ field: 'names' }],
  })
})

test('a form that is not right names its field and changes nothing', async () => {
  const { shopId, mei, form } = await anOwnShop()
  const other = await aProduct(db, { shopId: await aShop(db) })
  const notices = { ...form.notices, 'zh-CN': '休息' }
  const tooLate = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`.replace('02-29', '02-28')
  const refused: [Partial<Form>, string, string][] = [
    [{ names: { ...form.names, 'ko-KR': '김' } }, 'shops/nameMissing', 'names'],
    [{ notices, noticeUntil: null }, 'shops/noticeOver', 'noticeUntil'],
    [{ notices, noticeUntil: dayBefore(today) }, 'shops/noticeOver', 'noticeUntil'],
    [{ notices, noticeUntil: tooLate }, 'shops/noticeOver', 'noticeUntil'],
    [{ holiday: { from: today, until: dayBefore(today) } }, 'shops/holidayWrong', 'holiday'],
    [{ holiday: { from: dayBefore(today), until: dayBefore(today) } }, 'shops/holidayWrong', 'holiday'],
    [{ holiday: { from: today, until: tooLate } }, 'shops/holidayWrong', 'holiday'],
    [{ chosenIds: [other.goodsId] }, 'shops/productGone', 'chosenIds'],
    [{ logo: `/uploads/shop/${'a'.repeat(32)}` }, 'uploads/pictureGone', 'logo'],
  ]
  for (const [wrong, reason, field] of refused)
    expect((await save(mei, { ...form, ...wrong })).data).toMatchObject({ reason, fields: [{ field }] })
  const { data } = await api.send('GET /bizConsole/queryOwnShop', {}, { as: mei })
  expect(data.version).toBe(1)
  expect((await shown(shopId, 'zh-CN')).chosen).toEqual([])
})

test('a notice is shown on its last day, and no longer', async () => {
  const { shopId, mei, form } = await anOwnShop()
  const notices = { ...form.notices, 'zh-CN': '休息三天' }
  await save(mei, { ...form, notices, noticeUntil: dayAfter(today) })
  expect((await shown(shopId, 'zh-CN')).shop.notice).toBe('休息三天')
  await db
    .updateTable('shop')
    .set({ notice_until: dayBefore(today) })
    .where('id', '=', shopId)
    .execute()
  expect((await shown(shopId, 'zh-CN')).shop.notice).toBe('')
})

test('shoppers see a holiday two weeks before it, with the day on which the shop sends again', async () => {
  const { shopId, mei, form } = await anOwnShop()
  const holiday = { from: today, until: dayAfter(today) }
  await save(mei, { ...form, holiday })
  expect((await shown(shopId, 'zh-CN')).shop.holiday).toEqual({
    ...holiday,
    sendsFrom: dayAfter(dayAfter(today)),
  })
  const later = mallDay(Date.now() + 20 * 86_400_000)
  await save(mei, { ...form, holiday: { from: later, until: later }, version: 2 })
  expect((await shown(shopId, 'zh-CN')).shop.holiday).toBeNull()
})
