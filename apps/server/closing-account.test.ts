import { accountsRoutes, createAuthenticator } from '@hojip/accounts'
import { cheapPasswordCost } from '@hojip/accounts/testing'
import { checkoutRoutes } from '@hojip/checkout'
import { aBuyer, shopWish } from '@hojip/checkout/testing'
import { aStall } from '@hojip/inventory/testing'
import { ordersJobs, ordersRoutes, ordersUnderWay } from '@hojip/orders'
import { aTestMall, noGateways, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'

let mall: TestMall
beforeAll(async () => {
  mall = await aTestMall(
    (tools) => {
      ordersJobs(tools, noGateways)
      const style = { secure: true }
      const accounts = accountsRoutes({
        ...tools,
        style,
        secret: 's'.repeat(32),
        perIpFactor: 1,
        codePace: 1,
        providers: {},
        publicUrl: '',
        authenticator: createAuthenticator(tools, style),
        passwordCost: cheapPasswordCost,
        sms: { send: async () => undefined },
        ownData: async () => ({}),
        openOrders: ordersUnderWay,
        agreementVersion: async () => '2026-11',
      })
      return [...accounts, ...checkoutRoutes(tools), ...ordersRoutes(tools, noGateways)]
    },
    { max: 30 },
  )
})
afterAll(() => mall.stop())

/** Closing an account takes a session that has just signed in. */
async function freshSession({ userId }: Viewer): Promise<string> {
  const id = newId()
  await mall.tools.db
    .insertInto('account_session')
    .values({
      id,
      user_id: userId,
      bound: false,
      ip: '127.0.0.1',
      user_agent: '',
      token_hash: Buffer.from(id),
      sid_hash: Buffer.from(id),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  return id
}

async function race() {
  const { lin, addressId } = await aBuyer(mall)
  const viewer = { ...lin, sessionId: await freshSession(lin) }
  const saveOrderShop = [shopWish(await aStall(mall.tools.db))]
  const { aoList } = { aoList: saveOrderShop.flatMap((shop) => shop.orderGoodsList) }
  const preview = await mall.call(viewer, 'POST /bizOrder/submit/orderInfo', { aoList })
  const order = { addressId, totalMoney: preview.data.totalMoney as string, saveOrderShop }
  const [closing, ordering] = await Promise.all([
    mall.call(viewer, 'POST /appUser/cancelAccount'),
    mall.call(viewer, 'POST /bizOrder/saveOrder', order, { 'idempotency-key': newId() }),
  ])
  const open = await ordersUnderWay(mall.tools.db, viewer)
  return {
    closed: closing.status,
    ordered: ordering.status,
    open,
    why: [closing, ordering].map((a) => a.msg),
  }
}

test('of closing an account and ordering at once, one is refused', async () => {
  for (let i = 0; i < 12; i += 1) {
    const { closed, ordered, open, why } = await race()
    expect([closed, ordered].filter(Boolean), why.join(' / ')).toHaveLength(1)
    expect(open).toBe(ordered ? 1 : 0)
  }
})
