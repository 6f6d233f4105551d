import { addAccount } from '@hojip/accounts'
import type { Tables, Tools } from '@hojip/db'
import { systemClock } from '@hojip/platform/clock'
import { openDatabase, type Database } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { freshDatabase, testApi, type FreshDatabase } from '@hojip/platform/testing'
import { regionsRoutes } from '@hojip/regions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxAddresses } from './rules/limits.ts'
import { addressesJobs, addressesRoutes } from './index.ts'

let fresh: FreshDatabase
let database: Database<Tables>
let tools: Tools
let api: ReturnType<typeof testApi>

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase<Tables>({ url: fresh.url })
  const log = createLog('error')
  tools = { db: database.db, clock: systemClock, jobs: createJobs({ db: database.db, log }), log }
  addressesJobs(tools)
  await tools.jobs.start({ work: false })
  api = testApi([...addressesRoutes(tools), ...regionsRoutes()])
})

afterAll(async () => {
  await api.close()
  await tools.jobs.stop()
  await database.close()
  await fresh.drop()
})

async function aShopper(): Promise<Viewer> {
  const userId = await addAccount(tools.db, { name: 'Lin', role: 'shopper' })
  return { userId, role: 'shopper', sessionId: newId() }
}

const yanji = {
  consignee: '林小雨',
  phone: '138 1234 5678',
  province: '吉林省',
  city: '延边朝鲜族自治州',
  district: '延吉市',
  address: '朝阳街 1 号',
}
function save(as: Viewer, change: object = {}) {
  return api.send('POST /appUserAddress/save', { ...yanji, ...change }, { as })
}

async function list(as: Viewer) {
  return (await api.send('GET /appUserAddress/queryAllAddress', {}, { as })).data.list
}

test('the form of a first address begins with the number its user has proven', async () => {
  const userId = await addAccount(tools.db, { name: 'Mina', role: 'shopper', phone: '+821043211234' })
  const ask = (as: Viewer) => api.send('GET /appUserAddress/queryOwnPhone', {}, { as })
  expect((await ask({ userId, role: 'shopper', sessionId: newId() })).data).toEqual({
    phone: '010-4321-1234',
  })
  expect((await ask(await aShopper())).data).toEqual({ phone: '' })
})

test('the first address is the default, and there is never more than one', async () => {
  const lin = await aShopper()
  await save(lin)
  await save(lin, { consignee: '林爷爷', addressDefault: '1' })
  const third = await save(lin, { consignee: '林奶奶' })
  expect((await list(lin)).map((a) => [a.consignee, a.addressDefault])).toEqual([
    ['林爷爷', '1'],
    ['林奶奶', '0'],
    ['林小雨', '0'],
  ])
  await api.send('POST /appUserAddress/setDefaultAddress/{pkId}', { pkId: third.data.pkId }, { as: lin })
  expect((await list(lin)).filter((a) => a.addressDefault === '1')).toHaveLength(1)
})

test('an address is sent back whole, as it was answered', async () => {
  const lin = await aShopper()
  await save(lin)
  const [first] = await list(lin)
  expect(first).toMatchObject({ postcode: null, label: null })
  const changed = await api.send(
    'POST /appUserAddress/update',
    { ...first!, address: '朝阳街 2 号' },
    { as: lin },
  )
  expect(changed).toMatchObject({ statusCode: 200, data: { pkId: first!.pkId } })
  const copied = await save(lin, { ...first, consignee: '林爷爷', addressDefault: '0' })
  expect(copied.statusCode).toBe(200)
  expect((await list(lin)).map(({ consignee, address }) => [consignee, address])).toEqual([
    ['林小雨', '朝阳街 2 号'],
    ['林爷爷', '朝阳街 1 号'],
  ])
  expect(copied.data.pkId).not.toBe(first!.pkId)
})

test('eight concurrent "make default" and two new defaults all succeed and leave one default', async () => {
  const lin = await aShopper()
  const ids = [(await save(lin)).data.pkId, (await save(lin)).data.pkId, (await save(lin)).data.pkId]
  for (let round = 0; round < 5; round += 1) {
    const clicks = Array.from({ length: 8 }, (_, i) =>
      api.send('POST /appUserAddress/setDefaultAddress/{pkId}', { pkId: ids[i % 3]! }, { as: lin }),
    )
    const changes = [0, 1].map((i) =>
      api.send('POST /appUserAddress/update', { ...yanji, pkId: ids[i]!, addressDefault: '1' }, { as: lin }),
    )
    const answers = await Promise.all([...clicks, ...changes])
    expect(answers.map((a) => a.statusCode)).toEqual(answers.map(() => 200))
    expect((await list(lin)).filter((a) => a.addressDefault === '1')).toHaveLength(1)
  }
})

test('a consignee has no title unless one was chosen, and places are in the caller’s language', async () => {
  const lin = await aShopper()
  await save(lin)
  expect((await list(lin))[0]).toMatchObject({
    consigneeXb: '0',
    regionText: '吉林省 延边朝鲜族自治州 延吉市',
  })
  const answer = await api.send(
    'GET /sysRegion/findTree',
    { country: 'CN', parentCode: '222400' },
    { headers: { 'accept-language': 'ko-KR' } },
  )
  expect(answer.data.list[0]).toMatchObject({ name: '延吉市', label: '연길시' })
})

test('a Korean address needs a Korean number, which a Chinese one refuses', async () => {
  const lin = await aShopper()
  const seoul = {
    country: 'KR',
    province: '서울특별시',
    city: '강남구',
    district: '강남구',
    phone: '010-1234-5678',
  }
  expect((await save(lin, seoul)).statusCode).toBe(200)
  const wrong = await save(lin, { phone: '010-1234-5678' })
  expect(wrong).toMatchObject({ statusCode: 400, msg: '请输入手机号码' })
  expect(wrong.data.fields![0]!.field).toBe('phone')
})

test('names of places may be in any language, and are stored as couriers read them', async () => {
  const lin = await aShopper()
  await save(lin, { province: 'Jilin', city: '연변', district: 'Yanji' })
  await save(lin, {
    country: 'KR',
    province: 'Seoul',
    city: 'Gangnam-gu',
    district: 'Gangnam-gu',
    phone: '010-1234-5678',
  })
  const stored = (await list(lin)).map(({ province, city, district }) => [province, city, district].join('/'))
  expect(stored.sort()).toEqual(['吉林省/延边朝鲜族自治州/延吉市', '서울특별시/강남구/강남구'])
})

test.each([
  [{ province: '吉淋省' }, '吉林省'],
  [{ city: '延边市朝' }, '延边朝鲜族自治州'],
  [{ district: '延集市' }, '延吉市'],
  [{ province: '火星' }, '省、市、区县'],
  [{ city: '长春市' }, '延吉市'],
])('a place that does not exist is refused with the nearest: %j', async (change, nearest) => {
  const answer = await save(await aShopper(), change)
  expect(answer).toMatchObject({ statusCode: 400, data: { reason: 'addresses/placeUnknown' } })
  expect(answer.msg).toContain(nearest)
  expect(answer.data.fields!.map(({ field }) => field)).toEqual(['province'])
})

test('an address takes the phones of its region, and shows them so that they can be saved again', async () => {
  const lin = await aShopper()
  const hongKong = {
    province: '香港特别行政区',
    city: '香港特别行政区',
    district: '中西区',
    phone: '9123 4567',
  }
  const taipei = { province: '台湾省', city: '台北市', district: '中正区', phone: '02-2345-6789#12' }
  const beijing = { province: '北京市', city: '北京市', district: '东城区', phone: '010-52345678 转 802' }
  const fromSeoul = { phone: '+82 10 1234 5678' }
  const wanted = [
    '+852 9123 4567',
    '+886 2 23456789#12',
    '010-52345678-802',
    '+82 10-1234-5678',
    '14912345678',
  ]
  for (const change of [hongKong, taipei, beijing, fromSeoul, { phone: '149 1234 5678' }])
    expect((await save(lin, change)).statusCode).toBe(200)
  const saved = await list(lin)
  expect(saved.map(({ phone }) => phone).sort()).toEqual(wanted.toSorted())
  for (const { pkId, phone, province, city, district } of saved) {
    const input = { ...yanji, pkId, phone, province, city, district }
    expect((await api.send('POST /appUserAddress/update', input, { as: lin })).statusCode).toBe(200)
  }
  expect((await list(lin)).map(({ phone }) => phone).sort()).toEqual(wanted.toSorted())
})

test.each(['consignee', 'phone', 'province', 'city', 'district', 'address'])(
  '%s is required',
  async (field) => {
    const answer = await save(await aShopper(), { [field]: ' ' })
    expect(answer).toMatchObject({ statusCode: 400, code: '40001' })
    expect(answer.data.fields!.map((f) => f.field)).toContain(field)
  },
)

test('another user’s address is not found by any call', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const { pkId } = (await save(lin)).data
  const update = await api.send(
    'POST /appUserAddress/update',
    { ...yanji, pkId, consignee: 'Tao' },
    { as: tao },
  )
  const first = await api.send('POST /appUserAddress/setDefaultAddress/{pkId}', { pkId }, { as: tao })
  const gone = await api.send('POST /appUserAddress/deleteById/{pkId}', { pkId }, { as: tao })
  expect([update.statusCode, first.statusCode, gone.statusCode]).toEqual([404, 404, 404])
  expect((await list(lin))[0]!.consignee).toBe('林小雨')
})

test('a deleted address is gone, and a second deletion does not find it', async () => {
  const lin = await aShopper()
  const { pkId } = (await save(lin)).data
  const once = await api.send('POST /appUserAddress/deleteById/{pkId}', { pkId }, { as: lin })
  const twice = await api.send('POST /appUserAddress/deleteById/{pkId}', { pkId }, { as: lin })
  expect([once.statusCode, twice.statusCode]).toEqual([200, 404])
  expect(await list(lin)).toEqual([])
})

test('the number of addresses is limited, also for concurrent requests', async () => {
  const lin = await aShopper()
  const answers = await Promise.all(Array.from({ length: maxAddresses + 3 }, () => save(lin)))
  expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(maxAddresses)
  expect(answers.find((a) => a.statusCode !== 200)!.msg).toContain(String(maxAddresses))
})

test('a repetition after a lost response saves no second address', async () => {
  const lin = await aShopper()
  const once = () => api.send('POST /appUserAddress/save', yanji, { as: lin, key: 'first-address' })
  const [first, again] = await Promise.all([once(), once()])
  expect((await once()).data.pkId).toBe(first.data.pkId)
  expect(again.data.pkId).toBe(first.data.pkId)
  expect(await list(lin)).toHaveLength(1)
  const other = { ...yanji, address: '朝阳街 2 号' }
  const reused = await api.send('POST /appUserAddress/save', other, { as: lin, key: 'first-address' })
  expect([reused.statusCode, reused.data.reason]).toEqual([409, 'idempotency/keyReused'])
  const short = await api.send('POST /appUserAddress/save', yanji, { as: lin, key: 'short' })
  expect(short.statusCode).toBe(400)
})

test('streets are below districts, and an address stores its own', async () => {
  const { data } = await api.send('GET /sysRegion/findTree', { parentCode: '222401' })
  expect(data.list).toContainEqual({
    code: '222401-4',
    name: '公园街道',
    label: '公园街道',
    level: 4,
    leaf: true,
  })
  const lin = await aShopper()
  await save(lin, { street: '公园街道' })
  await save(lin)
  expect((await list(lin)).map((a) => a.street)).toEqual(['公园街道', ''])
})

test('a Korean postcode has five digits', async () => {
  const seoul = {
    country: 'KR',
    province: '서울특별시',
    city: '마포구',
    district: '마포구',
    phone: '010-1234-5678',
  }
  const lin = await aShopper()
  expect((await save(lin, { ...seoul, street: '월드컵로 1', postcode: '04001' })).statusCode).toBe(200)
  expect((await list(lin))[0]).toMatchObject({ street: '월드컵로 1', postcode: '04001' })
  for (const postcode of ['040010', '1', 'abcde']) {
    const wrong = await save(lin, { ...seoul, postcode })
    expect([wrong.statusCode, wrong.data.fields![0]!.field]).toEqual([400, 'postcode'])
  }
})

test('a pasted address is read, with its confidence', async () => {
  const lin = await aShopper()
  const parse = (text: string) => api.send('POST /appUserAddress/parse', { text }, { as: lin })
  const { data } = await parse('收货人：林小雨 １３８１２３４５６７８ 吉林省延边州延吉市公园街道长白路118号')
  expect(data).toEqual({
    country: 'CN',
    consignee: '林小雨',
    consigneeXb: null,
    phone: '13812345678',
    province: '吉林省',
    city: '延边朝鲜族自治州',
    district: '延吉市',
    street: '公园街道',
    address: '长白路118号',
    unread: [],
    postcode: '',
    confidence: { consignee: 0.98, phone: 1, region: 0.95, street: 1, address: 0.9, postcode: 0 },
  })
  expect(await list(lin)).toEqual([])
  expect((await parse(' ')).data.fields![0]!.field).toBe('text')
  const visitor = await api.send('POST /appUserAddress/parse', { text: 'x' })
  expect(visitor.statusCode).toBe(401)
})

test('closing an account deletes its addresses, also the deleted ones', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const { pkId } = (await save(lin)).data
  await save(lin)
  await save(tao)
  await api.send('POST /appUserAddress/deleteById/{pkId}', { pkId }, { as: lin })
  await tools.jobs.emit(tools.db, 'accounts/closed', { userId: lin.userId })
  await tools.jobs.drain()
  const left = await tools.db
    .selectFrom('address')
    .select('user_id')
    .where('user_id', 'in', [lin.userId, tao.userId])
    .execute()
  expect(left).toEqual([{ user_id: tao.userId }])
})

test('the default address is answered by itself, and nothing without addresses', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const one = (as: Viewer) => api.send('GET /appUserAddress/queryByUserId', {}, { as })
  expect(await one(lin)).toMatchObject({ statusCode: 200, data: null })
  const first = (await save(lin)).data.pkId
  const second = (await save(lin, { address: '2 호' })).data.pkId
  await api.send('POST /appUserAddress/setDefaultAddress/{pkId}', { pkId: second }, { as: lin })
  expect((await one(lin)).data).toMatchObject({ pkId: second, addressDefault: '1' })
  expect([first === second, (await one(tao)).data]).toEqual([false, null])
})

test('a change leaves what it does not name, but street and postcode go with their region', async () => {
  const lin = await aShopper()
  const named = { consigneeXb: '2', street: '朝阳街道', postcode: '133000', label: '公司' }
  const { pkId } = (await save(lin, named)).data
  const stored = async () => (await list(lin))[0]
  const change = (more: object) =>
    api.send('POST /appUserAddress/update', { ...yanji, pkId, ...more }, { as: lin })
  expect((await change({ consignee: '林大雨' })).status).toBe(true)
  expect(await stored()).toMatchObject({ ...named, consignee: '林大雨' })
  await change({ label: '', street: null })
  expect(await stored()).toMatchObject({ ...named, label: null, street: '' })
  await change({ street: '朝阳街道', district: '图们市' })
  await change({ district: '延吉市' })
  expect(await stored()).toMatchObject({ consigneeXb: '2', street: '', postcode: null })
})
