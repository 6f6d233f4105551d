import { turnOf } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { namedIn } from './testing/fingerprint.ts'
import { aGuardedMall, type GuardedMall } from './testing/guarded-mall.ts'
import { needsSecret, rightful, sampleOf, type Input } from './testing/samples.ts'
import { aWorld, type World } from './testing/world.ts'

let mall: GuardedMall
let world: World
beforeAll(async () => {
  mall = await aGuardedMall()
  world = await aWorld(mall)
})
afterAll(() => mall.close())

const word = 'planted-7f3a'
const number = 987_654_321
const time = '2031-07-13 01:02:03'

/** Fields that a caller would like to control, with the values they would choose. */
function wishes(): [string, unknown][] {
  return [
    ...['status', 'orderStatus', 'payStatus', 'stock', 'salesNum', 'version'].map(
      (name): [string, unknown] => [name, number],
    ),
    ...['price', 'goodsPrice', 'priceFen', 'shippingFee', 'discountMoney', 'payMoney'].map(
      (name): [string, unknown] => [name, number],
    ),
    ...['userId', 'user_id', 'ownerId', 'viewer', 'sessionId'].map((name): [string, unknown] => [
      name,
      world.jun.userId,
    ]),
    ...['isAdmin', 'is_admin', 'admin', 'isDefault', 'isRefusal'].map((name): [string, unknown] => [
      name,
      true,
    ]),
    ...['role', 'roleName', 'access'].map((name): [string, unknown] => [name, 'operator']),
    ...['id', 'account_id', 'msg', 'remarkOfShop', 'locale', 'traceId', 'ip'].map(
      (name): [string, unknown] => [name, word],
    ),
    ...['createdAt', 'created_at', 'payTime', 'finishTime'].map((name): [string, unknown] => [name, time]),
    ['__proto__', { polluted: word, isAdmin: true, role: 'operator' }],
    ['constructor', { prototype: { polluted: word } }],
    ['prototype', { polluted: word }],
  ]
}

const { seed, turn } = inject('torture')
/** A call gets each wish within so many days; all of them in a run with many hostile inputs. */
const turns = inject('fuzzRuns') < 200 ? 13 : 1

/** The wishes of one call: all at once, those whose turn it is one by one, and the others. */
function wishesOf(call: number) {
  const each = wishes().map((wish) => [wish])
  const today = turnOf(each, turns, turn + call)
  return { asked: [wishes(), ...today], others: each.filter((one) => !today.includes(one)) }
}

/** The headers of a page of the mall, whose unknown fields are ignored. */
const fromPage = { 'sec-fetch-site': 'same-origin' }

/** The body with the fields added to every object that does not have them; `__proto__` as an own property. */
function planted(value: unknown, fields: readonly [string, unknown][]): unknown {
  if (Array.isArray(value)) return value.map((one) => planted(one, fields))
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value
  const inside = Object.entries(value).map(([key, one]): [string, unknown] => [key, planted(one, fields)])
  return Object.fromEntries([...fields, ...inside])
}

/** Permissions, balances and prices: no call of a shopper or a shop changes them. One member of staff is removed. */
async function rights() {
  const { toRemove } = world.colleagues
  const { rows } = await sql`
    select 'account' as what, id, role as is, true as open from account where id <> ${toRemove}
    union all select 'staff', user_id, shop_id::text, true from account_staff where user_id <> ${toRemove}
    union all select 'price', id, price_fen::text, is_on_sale from sku
    union all select 'total', id, total_fen::text, true from orders where id = any(${known}::uuid[])
    order by 1, 2`.execute(mall.tools.db)
  return rows
}

let known: string[] = []

function besideLog(found: string): boolean {
  return !found.startsWith('public.staff_act ')
}

test('a program that sends a field that is not in the contract gets a refusal', async () => {
  const others: [string, number][] = []
  for (const bound of mall.calls) {
    if (bound.call.auth === 'callback' || bound.call.file) continue
    const input = { ...sampleOf(bound, world), misspelt: word } as Input
    const { body, statusCode } = await mall.send(bound.key, input, rightful(bound, world))
    const fields = (body.data as { fields?: { field: string }[] } | null)?.fields ?? []
    if (!fields.some(({ field }) => field === 'misspelt')) others.push([bound.key, statusCode])
  }
  // Clients of the specification send these whole objects.
  expect(others).toEqual([
    ['POST /appUserFavorite/save', 200],
    ['POST /appUserFollow/queryByUserId', 200],
    ['POST /appUserFollow/deleteByGoodsId', 200],
    ['POST /appUserWatchedGoods/findWatchedList', 200],
  ])
})

test(`a field that is not in the contract changes nothing, at any depth; seed ${seed}`, async () => {
  known = Object.values(world.ofLin).flatMap((things) =>
    [things].flat().flatMap((thing) => (typeof thing === 'object' ? [thing.orderId] : [])),
  )
  const before = await rights()
  const juns = await namedIn(mall.tools.db, world.jun.userId)
  const seen: Record<string, number[]> = {}
  const notTaken: string[] = []
  const posts = mall.calls.filter(({ key, call }) => key.startsWith('POST ') && call.auth !== 'callback')
  for (const [i, bound] of posts.entries()) {
    const sample = sampleOf(bound, world)
    const statuses = new Set<number>()
    const { asked, others } = wishesOf(i)
    // A wish may be a field of this call, and refused: so the call has to take one of them, another day's if need be.
    const isMissing = () => !statuses.has(200) && !needsSecret(bound)
    for (const [n, fields] of [...asked, ...others].entries()) {
      if (n >= asked.length && !isMissing()) break
      const body = planted(
        sample,
        fields.filter(([name]) => !(name in sample)),
      ) as Input
      const answer = await mall.send(bound.key, body, { ...rightful(bound, world), ...fromPage })
      statuses.add(answer.statusCode)
      if (answer.statusCode === 200) expect(answer.text, bound.key).not.toContain(word)
    }
    if (isMissing()) notTaken.push(bound.key)
    seen[bound.key] = [...statuses].filter((status) => status >= 500)
  }
  expect(Object.entries(seen).filter(([, bugs]) => bugs.length > 0)).toEqual([])
  expect(notTaken).toEqual([])
  for (const planted of [word, time.slice(0, 10)])
    expect(await namedIn(mall.tools.db, planted), planted).toEqual([])
  // The log of staff stores what was sent, and two of these are fields of recorded calls: a synonym's version, a person.
  expect((await namedIn(mall.tools.db, String(number))).filter(besideLog)).toEqual([])
  expect((await namedIn(mall.tools.db, world.jun.userId)).filter(besideLog)).toEqual(juns)
  expect(await rights()).toEqual(before)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(mall.errors).toEqual([])
}, 600_000)
