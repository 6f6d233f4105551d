import { channelNames, methodOf, switchOf } from '@hojip/policy/channels'
import { switchNames } from '@hojip/settings/contract'
import { stops } from '@hojip/settings/rules'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, must, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { signInByPhone } from '../security/testing/people.ts'
import { rightful, sampleOf } from '../security/testing/samples.ts'
import { aWorld, type World } from '../security/testing/world.ts'

let mall: GuardedMall
let world: World
beforeAll(async () => {
  mall = await aGuardedMall()
  world = await aWorld(mall)
})
afterAll(() => mall.close())

interface Shown {
  name: string
  revision: number
}

async function turn(name: string, value: number) {
  const { list } = must(await mall.send('POST /sysConsole/querySettings', {}, world.ann.pass))
  const { revision } = (list as Shown[]).find((one) => one.name === name)!
  must(await mall.send('POST /sysConsole/saveSetting', { name, value, revision }, world.ann.pass))
}

/** Switches that a test has left off. */
afterEach(async () => {
  const { off } = must(await mall.send('GET /sysConfig/queryPublic', {}))
  for (const name of off as string[]) await turn(name, 1)
})

test('every switch stops at least one call, and every stopped call exists', () => {
  expect([...new Set(stops.map(({ by }) => by))].toSorted()).toEqual(switchNames.toSorted())
  const keys = new Set(mall.calls.map(({ key }) => key))
  expect(stops.filter(({ call }) => !keys.has(call))).toEqual([])
})

const picture = { pics: [`/uploads/comment/${'0'.repeat(32)}`] }
/** What makes a switch concern the sample of its call. */
const concerning: Partial<Record<string, object>> = Object.fromEntries(
  channelNames.map((name) => [switchOf(name), { payType: methodOf(name), way: undefined }]),
)

test.each([...switchNames])('while %s is off, what it stops is refused or empty', async (name) => {
  await turn(name, 0)
  const { off } = must(await mall.send('GET /sysConfig/queryPublic', {}))
  expect(off).toEqual([name])
  for (const { call, answer } of stops.filter(({ by }) => by === name)) {
    const bound = mall.calls.find(({ key }) => key === call)!
    const sample = { ...sampleOf(bound, world), ...concerning[name] }
    if (name === 'commentPictures')
      Object.assign(
        sample,
        'list' in sample
          ? { list: (sample['list'] as object[]).map((one) => ({ ...one, ...picture })) }
          : picture,
      )
    const sent = await mall.send(call, sample, rightful(bound, world))
    if (answer) expect(must(sent), call).toEqual(answer)
    else expect([sent.statusCode, sent.body.data?.reason], call).toEqual([403, 'http/switchedOff'])
  }
})

test('a method of payment that is switched off is shown as unavailable, and comes back', async () => {
  const enabled = async () =>
    (must(await mall.send('GET /bizPay/queryMethods', {})).list as { enabled: boolean }[]).map(
      (method) => method.enabled,
    )
  expect(await enabled()).toEqual([true, true])
  await turn('payAlipay', 0)
  expect(await enabled()).toEqual([true, false])
  await turn('payAlipay', 1)
  expect(await enabled()).toEqual([true, true])
})

test('a limit that operators set is the one that is applied', async () => {
  await turn('questionsADay', 1)
  const { pass } = await signInByPhone(mall, '13800180077')
  const ask = (content: string) =>
    mall.send('POST /bizGoodsQuestion/save', { goodsId: world.goods.goodsId, content }, pass)
  expect((await ask('罐子能放进冰箱吗')).statusCode).toBe(200)
  expect((await ask('罐子能放进烤箱吗')).body.data.reason).toBe('questions/tooMany')
  await turn('questionsADay', 10)
  expect((await ask('罐子能放进烤箱吗')).statusCode).toBe(200)
})
