import { aStall } from '@hojip/inventory/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShippingMall, type ShippingMall } from './testing.ts'

let mall: ShippingMall
beforeAll(async () => {
  mall = await aShippingMall()
})
afterAll(() => mall.stop())

type Mei = Awaited<ReturnType<typeof aStall>>['mei']

async function listed(mei: Mei) {
  const { data } = await mall.call(mei, 'GET /bizConsole/queryCarriers', {})
  return data as { version: number; list: { code: string; name: string; isUsed: boolean }[] }
}

function save(mei: Mei, codes: string[], version: number) {
  return mall.call(mei, 'POST /bizConsole/saveCarriers', { codes, version })
}

function usual({ list }: Awaited<ReturnType<typeof listed>>) {
  return list.filter(({ isUsed }) => isUsed).map(({ code }) => code)
}

test('a shop’s usual carriers come first, in its order, and are its own', async () => {
  const [{ mei }, { mei: other }] = [await aStall(mall.tools.db), await aStall(mall.tools.db)]
  const before = await listed(mei)
  expect([before.version, usual(before), before.list[0]!.code]).toEqual([0, [], 'shunfeng'])
  expect((await save(mei, ['jd', 'ems', 'jd'], 0)).data).toEqual({ version: 1 })
  const after = await listed(mei)
  expect(usual(after)).toEqual(['jd', 'ems'])
  expect(after.list.slice(0, 3).map(({ code }) => code)).toEqual(['jd', 'ems', 'shunfeng'])
  expect(after.list).toHaveLength(before.list.length)
  expect(usual(await listed(other))).toEqual([])
  expect((await save(mei, [], 1)).data).toEqual({ version: 2 })
  expect(usual(await listed(mei))).toEqual([])
})

test('of two colleagues the slower one is refused, also when both save at the same time', async () => {
  const { mei } = await aStall(mall.tools.db)
  for (const version of [0, 1]) {
    const answers = await Promise.all([save(mei, ['jd'], version), save(mei, ['ems'], version)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['10000', '40009'])
    expect((await listed(mei)).version).toBe(version + 1)
  }
})

test('an unknown carrier is refused and changes nothing', async () => {
  const { mei } = await aStall(mall.tools.db)
  const refused = await save(mei, ['jd', 'pigeon'], 0)
  expect(refused).toMatchObject({ code: '40001', msg: '请选择快递公司' })
  expect(await listed(mei)).toMatchObject({ version: 0 })
})
