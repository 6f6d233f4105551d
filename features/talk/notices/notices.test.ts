import { aShopper } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepNotices } from './actions/forget.ts'
import type { NoticeItem, NoticeLists } from './contract.ts'
import { aMallWithNotices, aPriceNotice, write } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aMallWithNotices()
})
afterAll(() => mall.stop())

async function lists(lin: Viewer, input: object = {}): Promise<NoticeLists> {
  return (await mall.call(lin, 'POST /message/init', input)).data
}

async function aNotice(lin: Viewer): Promise<string> {
  await write(mall.tools.db, aPriceNotice(lin.userId))
  return (await lists(lin)).unread[0]!.msg_id
}

function ids(list: NoticeItem[]) {
  return list.map(({ msg_id }) => msg_id)
}

describe('moves', () => {
  test('a notice goes from unread to read, to the trash and back', async () => {
    const lin = await aShopper(mall.tools.db)
    const msg_id = await aNotice(lin)
    const move = async (path: string) => (await mall.call(lin, `POST /message/${path}`, { msg_id })).data.list
    expect(await move('has_read')).toBe('readed')
    expect((await lists(lin)).totals).toEqual({ unread: 0, readed: 1, trash: 0 })
    expect(await move('remove_readed')).toBe('trash')
    expect(ids((await lists(lin)).trash)).toEqual([msg_id])
    expect(await move('restore')).toBe('readed')
    expect(ids((await lists(lin)).readed)).toEqual([msg_id])
  })

  test('repeated moves, and moves from another list, change nothing', async () => {
    const lin = await aShopper(mall.tools.db)
    const msg_id = await aNotice(lin)
    const move = async (path: string) => (await mall.call(lin, `POST /message/${path}`, { msg_id })).data.list
    expect(await move('restore')).toBe('unread')
    expect(await move('has_read')).toBe('readed')
    expect(await move('has_read')).toBe('readed')
    expect(await move('remove_readed')).toBe('trash')
    expect(await move('remove_readed')).toBe('trash')
    expect(await move('has_read')).toBe('trash')
  })

  test('of many moves at once, each leaves the notice in exactly one list', async () => {
    const lin = await aShopper(mall.tools.db)
    const msg_id = await aNotice(lin)
    const paths = Array.from({ length: 12 }, (_, at) => ['has_read', 'remove_readed', 'restore'][at % 3])
    await Promise.all(paths.map((path) => mall.call(lin, `POST /message/${path}`, { msg_id })))
    const { unread, readed, trash } = await lists(lin)
    expect(ids([...unread, ...readed, ...trash])).toEqual([msg_id])
    expect(unread).toEqual([])
  })

  test('the notice of another user is answered like an absent one', async () => {
    const [lin, stranger] = [await aShopper(mall.tools.db), await aShopper(mall.tools.db)]
    const msg_id = await aNotice(lin)
    for (const path of ['POST /message/has_read', 'POST /message/remove_readed', 'GET /message/content']) {
      const foreign = await mall.call(stranger, path, { msg_id })
      const absent = await mall.call(stranger, path, { msg_id: newId() })
      expect([foreign.code, foreign.msg]).toEqual([absent.code, absent.msg])
      expect(foreign.code).toBe('40004')
    }
    expect(ids((await lists(lin)).unread)).toEqual([msg_id])
  })

  test('all are read, and the trash is emptied, of one type or of all', async () => {
    const lin = await aShopper(mall.tools.db)
    const linked = { kind: 'identityLinked', facts: { provider: 'wechat' } } as const
    await write(
      mall.tools.db,
      aPriceNotice(lin.userId),
      aPriceNotice(lin.userId),
      aPriceNotice(lin.userId, linked),
    )
    const ask = async (path: string, input: object = {}) =>
      (await mall.call(lin, `POST /message/${path}`, input)).data
    expect(await ask('readAll', { type: 'drop' })).toEqual({ moved: 2 })
    expect(await ask('readAll')).toEqual({ moved: 1 })
    expect(await ask('readAll')).toEqual({ moved: 0 })
    for (const { msg_id } of (await lists(lin)).readed) await ask('remove_readed', { msg_id })
    expect(await ask('deleteTrash', { type: 'platform' })).toEqual({ deleted: 1 })
    expect(await ask('deleteTrash')).toEqual({ deleted: 2 })
    expect((await lists(lin)).totals).toEqual({ unread: 0, readed: 0, trash: 0 })
  })
})

describe('writing', () => {
  test('one source gives one notice, however often and by whomever it is written', async () => {
    const lin = await aShopper(mall.tools.db)
    const notice = aPriceNotice(lin.userId)
    await Promise.all([1, 2, 3, 4].map(() => write(mall.tools.db, notice)))
    await write(mall.tools.db, notice, notice)
    expect((await lists(lin)).totals.unread).toBe(1)
  })

  test('closed accounts get none, and lose what they had', async () => {
    const { db, jobs } = mall.tools
    const lin = await aShopper(db)
    await write(db, aPriceNotice(lin.userId))
    await mall.call(lin, 'POST /appUserSetting/update', { locale: 'ko-KR' })
    await db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', lin.userId).execute()
    await db.transaction().execute((tx) => jobs.emit(tx, 'accounts/closed', { userId: lin.userId }))
    await jobs.drain()
    await write(db, aPriceNotice(lin.userId))
    const left = await sql`
      select user_id from notice where user_id = ${lin.userId}
      union all select user_id from user_setting where user_id = ${lin.userId}`.execute(db)
    expect(left.rows).toEqual([])
  })

  test('notices older than 180 days are deleted, in batches', async () => {
    const { db, clock } = mall.tools
    const lin = await aShopper(db)
    const daysAgo = (days: number) => new Date(clock.nowMs() - days * 86_400_000)
    await write(
      db,
      aPriceNotice(lin.userId, { at: daysAgo(181) }),
      aPriceNotice(lin.userId, { at: daysAgo(179) }),
    )
    await sweepNotices(mall.tools)
    expect((await lists(lin)).totals.unread).toBe(1)
  })
})

describe('what is shown', () => {
  test('each reader gets title, line and text in their language', async () => {
    const lin = await aShopper(mall.tools.db)
    const msg_id = await aNotice(lin)
    const inLanguage = async (language: string) => {
      const answer = await mall.call(lin, 'POST /message/init', {}, { 'accept-language': language })
      return (answer.data as NoticeLists).unread[0]
    }
    expect(await inLanguage('zh-CN')).toMatchObject({
      title: '你关注的商品降了 ¥30',
      summary: '辣白菜，¥268 → ¥238',
    })
    expect(await inLanguage('ko-KR')).toMatchObject({ title: '지켜보던 상품이 ¥30 내렸어요', type: 'drop' })
    const { content, buttons } = (
      await mall.call(lin, 'GET /message/content', { msg_id }, { 'accept-language': 'en-US' })
    ).data
    expect(content).toContain('<b>Kimchi</b> now costs <b>¥238</b>')
    expect(buttons.map(({ label }: { label: string }) => label)).toEqual(['View product', 'All price drops'])
  })

  test('what others wrote is escaped', async () => {
    const lin = await aShopper(mall.tools.db)
    const facts = { text: '<img src=x onerror=alert(1)>&"\'\nok', link: '/me/help' }
    await write(mall.tools.db, aPriceNotice(lin.userId, { kind: 'serviceAnswered', facts }))
    const [first] = (await lists(lin)).unread
    const { content } = (await mall.call(lin, 'GET /message/content', { msg_id: first!.msg_id })).data
    expect(content).toBe('<p>&lt;img src=x onerror=alert(1)&gt;&amp;&quot;&#39;<br>ok</p>')
  })
})
