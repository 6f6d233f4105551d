import { aProduct } from '@hojip/catalog/testing'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, must, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { noticesOf } from '../security/testing/messages/notices.ts'
import { signInByPhone } from '../security/testing/people.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
})
afterAll(() => mall.close())

test('a copy of the user’s data has the notices beside what they have written to shops and to the mall', async () => {
  const { userId, pass } = await signInByPhone(mall, '13800180031')
  const notices = await noticesOf(mall, { userId })
  const opened = must(await mall.send('POST /appUserChat/open', { official: true }, pass))
  const message = { conversationId: opened.conversation.pkId, localId: newId() }
  const data = { type: 1, text: '退款还没到' }
  must(await mall.send('POST /appUserChat/send', { ...message, data }, pass))
  const { goodsId } = await aProduct(mall.tools.db)
  must(await mall.send('POST /bizGoodsQuestion/save', { goodsId, content: '罐子是玻璃的吗' }, pass))
  for (const of of ['Favorite', 'Follow'] as const)
    must(await mall.send(`POST /appUser${of}/save`, { goodsId }, pass))
  const { taskId } = must(await mall.send('POST /appUser/exportData', {}, pass))
  await mall.tools.jobs.drain()
  const { content } = must(await mall.send('POST /appUser/queryExport', { taskId }, pass))
  expect(JSON.stringify(content.conversations)).toContain('退款还没到')
  expect(content.productQuestions.list).toMatchObject([{ goodsId, content: '罐子是玻璃的吗' }])
  for (const part of ['favourites', 'followedProducts'])
    expect(content[part].list).toMatchObject([{ goodsId }])
  expect(content.productAnswers.list).toEqual([])
  const { unread, trash } = content.notices as Record<'unread' | 'trash', { msg_id: string }[]>
  expect(new Set([...unread, ...trash].map(({ msg_id }) => msg_id))).toEqual(new Set(Object.values(notices)))
})
