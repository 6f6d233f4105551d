import { aShopper } from '@hojip/inventory/testing'
import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preferencesRoutes } from './index.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall(preferencesRoutes)
})
afterAll(() => mall.stop())

const update = 'POST /appUserSetting/update'

test('changes leave the other settings, also when two come at once', async () => {
  const lin = await aShopper(mall.tools.db)
  await Promise.all([
    mall.call(lin, update, { notify: { drop: false } }),
    mall.call(lin, update, { notify: { comment: false } }),
    mall.call(lin, update, { quietFrom: '22:00', quietTo: '08:00' }),
    mall.call(lin, update, { locale: 'ko-KR' }),
  ])
  const { data } = await mall.call(lin, 'POST /appUserSetting/queryByUserId')
  expect(data).toEqual({
    locale: 'ko-KR',
    notify: { order: true, logistics: true, money: true, drop: false, comment: false, platform: true },
    quietFrom: '22:00',
    quietTo: '08:00',
    personalise: true,
  })
  const open = await mall.call(lin, update, { quietFrom: null, quietTo: null, notify: { drop: true } })
  expect(open.data).toMatchObject({ quietFrom: null, quietTo: null, notify: { drop: true, comment: false } })
})

test('personalisation is on until it is switched off, and the other changes leave it', async () => {
  const lin = await aShopper(mall.tools.db)
  const read = async () => (await mall.call(lin, 'POST /appUserSetting/queryByUserId')).data
  expect(await read()).toMatchObject({ personalise: true })
  expect((await mall.call(lin, update, { personalise: false })).data).toMatchObject({ personalise: false })
  await mall.call(lin, update, { notify: { drop: false } })
  expect(await read()).toMatchObject({ personalise: false, notify: { drop: false } })
  expect((await mall.call(lin, update, { personalise: true })).data).toMatchObject({ personalise: true })
})

test.each([
  [{ personalise: 'no' }],
  [{ notify: { money: false } }],
  [{ notify: { platform: false } }],
  [{ quietFrom: '22:00' }],
  [{ quietFrom: null }],
  [{ quietTo: null }],
  [{ quietFrom: '24:00', quietTo: '08:00' }],
  [{ quietFrom: '22:00', quietTo: null }],
  [{ locale: 'fr-FR' }],
])('%j is refused', async (input) => {
  const lin = await aShopper(mall.tools.db)
  await mall.call(lin, update, { quietFrom: '22:00', quietTo: '08:00' })
  expect((await mall.call(lin, update, input)).code).toBe('40001')
})
