import { aStall } from '@hojip/inventory/testing'
import { newId } from '@hojip/platform/ids'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostAddresses } from '../rules/return-addresses.ts'
import { anAfterSalesMall, meisAddress, type AfterSalesMall } from '../testing.ts'

let mall: AfterSalesMall
beforeAll(async () => {
  mall = await anAfterSalesMall()
})
afterAll(() => mall.stop())

interface Stored {
  pkId: string
  address: string
  isDefault: boolean
}

async function aShop() {
  const { mei, shopId } = await aStall(mall.tools.db)
  const call = (name: string, input: object, as: Viewer = mei) =>
    mall.call(as, `POST /bizConsole/${name}`, input, { 'idempotency-key': newId() })
  const save = (address: string, more: object = {}) =>
    call('saveReturnAddress', { ...meisAddress, address, ...more })
  const read = async () =>
    (await mall.call(mei, 'GET /bizConsole/queryReturnAddress')).data as {
      returnAddress?: { address: string }
      list: Stored[]
    }
  const idOf = async (address: string) => (await read()).list.find((one) => one.address === address)!.pkId
  return { mei, shopId, call, save, read, idOf }
}

test('a shop has several addresses, one of them the default', async () => {
  const shop = await aShop()
  expect(await shop.read()).toEqual({ list: [] })
  await shop.save('延吉市仓库 1 号', { isDefault: false })
  await shop.save('青岛市仓库 2 号', { isDefault: false })
  expect(await shop.read()).toMatchObject({
    returnAddress: { address: '延吉市仓库 1 号' },
    list: [
      { address: '延吉市仓库 1 号', isDefault: true },
      { address: '青岛市仓库 2 号', isDefault: false },
    ],
  })
  await shop.call('setDefaultReturnAddress', { pkId: await shop.idOf('青岛市仓库 2 号') })
  expect((await shop.read()).returnAddress).toMatchObject({ address: '青岛市仓库 2 号' })
  const pkId = await shop.idOf('延吉市仓库 1 号')
  await shop.save('延吉市仓库 3 号', { pkId, isDefault: false })
  expect((await shop.read()).list.map(({ address }) => address)).toEqual([
    '青岛市仓库 2 号',
    '延吉市仓库 3 号',
  ])
  const refused = await shop.call('deleteReturnAddress', { pkId: await shop.idOf('青岛市仓库 2 号') })
  expect(refused.data.reason).toBe('aftersales/addressIsDefault')
  await shop.call('deleteReturnAddress', { pkId })
  expect((await shop.read()).list).toHaveLength(1)
  expect((await shop.call('deleteReturnAddress', { pkId })).data.reason).toBe('aftersales/addressGone')
})

test('the same address is there once, and two addresses do not become one', async () => {
  const shop = await aShop()
  await Promise.all([1, 2, 3].map(() => shop.save('延吉市仓库 1 号')))
  await shop.save('青岛市仓库 2 号')
  expect((await shop.read()).list).toHaveLength(2)
  const alike = await shop.save('延吉市仓库 1 号', { pkId: await shop.idOf('青岛市仓库 2 号') })
  expect(alike.data.reason).toBe('aftersales/addressExists')
})

test('of many changes at once exactly one address becomes the default, and no more are stored than may be', async () => {
  const shop = await aShop()
  const answers = await Promise.all(
    Array.from({ length: mostAddresses + 4 }, (_, n) => shop.save(`延吉市仓库 ${n} 号`)),
  )
  expect(answers.filter(({ code }: { code: string }) => code !== '10000')).toHaveLength(4)
  const { list } = await shop.read()
  expect(list).toHaveLength(mostAddresses)
  await Promise.all(list.map(({ pkId }) => shop.call('setDefaultReturnAddress', { pkId })))
  await Promise.all(list.map(({ pkId }) => shop.call('deleteReturnAddress', { pkId })))
  expect(await shop.read()).toMatchObject({ list: [{ isDefault: true }] })
  const { rows } = await sql`select from aftersales_return_address where shop_id = ${shop.shopId}`.execute(
    mall.tools.db,
  )
  expect(rows).toHaveLength(1)
})

test('another shop may neither see, change, choose nor delete an address', async () => {
  const shop = await aShop()
  await shop.save('延吉市仓库 1 号')
  await shop.save('青岛市仓库 2 号')
  const before = await shop.read()
  const other = await aShop()
  for (const { pkId } of before.list) {
    expect((await other.save('大连市仓库 3 号', { pkId })).data.reason).toBe('aftersales/addressGone')
    for (const name of ['setDefaultReturnAddress', 'deleteReturnAddress'])
      expect((await other.call(name, { pkId })).data.reason).toBe('aftersales/addressGone')
  }
  expect(await shop.read()).toEqual(before)
  expect((await other.read()).list).toEqual([])
})

test('a changed address becomes the default only when that is asked for; a new one does otherwise too', async () => {
  const shop = await aShop()
  for (const address of ['延吉市仓库 1 号', '延吉市仓库 2 号']) await shop.save(address)
  const pkId = await shop.idOf('延吉市仓库 1 号')
  await shop.save('延吉市仓库 3 号', { pkId })
  expect((await shop.read()).returnAddress).toMatchObject({ address: '延吉市仓库 2 号' })
  await shop.save('延吉市仓库 3 号', { pkId, isDefault: true })
  expect((await shop.read()).returnAddress).toMatchObject({ address: '延吉市仓库 3 号' })
})
