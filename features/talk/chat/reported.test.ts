import { aShopper } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportedMessage } from './index.ts'
import { aMallWithChat, answer, aTalk, say } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aMallWithChat()
})
afterAll(() => mall.stop())

test('a shopper can report what a shop has written to them, and nothing else', async () => {
  const talk = await aTalk(mall)
  const { lin, stall, conversationId } = talk
  const own = (await say(mall, talk, 'Hello')).data.msgId
  const theirs = (await answer(mall, stall.mei, conversationId, 'Pay me outside of the mall')).data.msgId
  const of = (viewer: { userId: string }, msgId: string) => reportedMessage(mall.tools.db, viewer, msgId)
  expect(await of(lin, theirs)).toMatchObject({
    name: { 'en-US': 'Pay me outside of the mall' },
    shopId: stall.shopId,
  })
  expect(await of(lin, own)).toBeUndefined()
  expect(await of(await aShopper(mall.tools.db), theirs)).toBeUndefined()
  expect(await of(lin, newId())).toBeUndefined()
})
