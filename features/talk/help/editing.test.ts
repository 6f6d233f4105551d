import type { Viewer } from '@hojip/platform/http'
import { locales } from '@hojip/platform/i18n'
import { policy } from '@hojip/policy'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EditedHelp } from './contract/edited.ts'
import type { HelpDocument } from './contract/document.ts'
import { limits } from './rules/limits.ts'
import { articleId, topics, type Topic } from './rules/topics.ts'
import { aHelpRoom, type HelpRoom } from './testing.ts'

const publish = 'POST /sysConsole/publishHelp'
let room: HelpRoom
let [ann, tao] = [] as unknown as [Viewer, Viewer]
beforeEach(async () => {
  room = await aHelpRoom()
  ;[ann, tao] = [await room.operator('Ann'), await room.operator('Tao')]
})
afterEach(() => room.close())

async function edited(topic: Topic): Promise<EditedHelp> {
  return (await room.api.send('POST /sysConsole/findHelp', { topic }, { as: ann })).data
}

async function read(topic: Topic, version?: number) {
  const input = { id: articleId(topic, ''), ...(version !== undefined && { version }) }
  return (await room.api.send('GET /sysHelp/findById/{id}', input)).data
}

function titled(document: HelpDocument, title: string): HelpDocument {
  return { ...document, 'zh-CN': { ...document['zh-CN'], title } }
}

async function publishTitled(topic: Topic, title: string, more: object = {}) {
  const { document, last } = await edited(topic)
  const input = { topic, document: titled(document, title), base: last?.version ?? 0, ...more }
  return room.api.send(publish, input, { as: ann })
}

test('the languages of each article have the same sections, and it is published only when something has changed', async () => {
  for (const topic of topics) {
    const { document, last, current } = await edited(topic)
    expect([last, current]).toEqual([null, 0])
    expect(new Set(locales.map((locale) => document[locale].sections.length)).size, topic).toBe(1)
    const answer = await room.api.send(publish, { topic, document, base: 0 }, { as: ann })
    expect(answer.data.reason).toBe('help/nothingChanged')
  }
})

test('a changed article is read at once, in every language, found by its words, and takes its periods from the mall', async () => {
  const { document } = await edited('orderTime')
  expect(JSON.stringify(document)).toContain('{payMinutes}')
  const changed = structuredClone(document)
  for (const locale of locales) {
    changed[locale].title = `Kettles ${locale}`
    changed[locale].sections[0]!.paragraphs[0] = 'Pay in {payMinutes} min for a kettle'
  }
  const sent = await room.api.send(
    publish,
    { topic: 'orderTime', document: changed, base: 0, note: 'kettles' },
    { as: ann },
  )
  expect(sent.data).toMatchObject({ current: 1, last: { version: 1, note: 'kettles', authorName: 'Ann' } })
  for (const locale of locales) {
    const { data } = await room.api.send('GET /sysHelp/findById/{id}', { id: '12' }, { locale })
    expect(data).toMatchObject({ title: `Kettles ${locale}`, version: 1, versions: [], announced: null })
    expect(data.sections[0]!.paragraphs[0]).toBe(`Pay in ${policy.payTimeoutMs / 60_000} min for a kettle`)
  }
  const { data: tree } = await room.api.send('GET /sysHelp/findTree', { text: 'kettle' }, { locale: 'en-US' })
  expect(tree.list.flatMap(({ articles }) => articles.map(({ topic }) => topic))).toEqual(['orderTime'])
})

test('of two operators with the same version the second gets the present text', async () => {
  const { document } = await edited('faq')
  const both = [ann, tao].map((as, at) =>
    room.api.send(publish, { topic: 'faq', document: titled(document, `${at}`), base: 0 }, { as }),
  )
  const answers = await Promise.all(both)
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  const refused = answers.find(({ status }) => !status)!
  expect(refused.data).toMatchObject({ reason: 'help/changed', now: { last: { version: 1 } } })
})

test('an article with an empty text, without sections or with an unknown period is refused, with each place', async () => {
  const { document } = await edited('faq')
  const broken = structuredClone(document)
  broken['ko-KR'].lead = ' '
  broken['en-US'].sections = []
  broken['zh-CN'].sections[0]!.paragraphs = ['等 {payMinute} 分钟']
  broken['zh-CN'].sections[1]!.heading = ''
  const { data } = await room.api.send(publish, { topic: 'faq', document: broken, base: 0 }, { as: ann })
  expect(data.reason).toBe('help/notReady')
  expect((data as { problems?: unknown }).problems).toEqual([
    { locale: 'zh-CN', field: 'sections.0.text', why: 'unknownPeriod', word: '{payMinute}' },
    { locale: 'zh-CN', field: 'sections.1.heading', why: 'missing' },
    ...[
      { locale: 'en-US', field: 'sections', why: 'missing' },
      { locale: 'ko-KR', field: 'lead', why: 'missing' },
    ].toSorted((a, b) => locales.indexOf(a.locale as never) - locales.indexOf(b.locale as never)),
  ])
  expect((await edited('faq')).last).toBeNull()
})

test('the calls allow what the editor allows, and no more', async () => {
  const { document } = await edited('faq')
  const trying = (change: (article: HelpDocument['zh-CN']) => void) => {
    const changed = structuredClone(document)
    change(changed['zh-CN'])
    return room.api.send(publish, { topic: 'faq', document: changed, base: 0 }, { as: ann })
  }
  const [section] = document['zh-CN'].sections
  const full = (more: 0 | 1) => [
    trying((article) => void (article.title = '题'.repeat(limits.line + more))),
    trying((article) => void (article.sections[0]!.paragraphs = ['文'.repeat(limits.paragraph + more)])),
    trying((article) => void (article.sections[0]!.paragraphs = Array(limits.paragraphs + more).fill('文'))),
    trying((article) => void (article.sections[0]!.points = Array(limits.points + more).fill('点'))),
    trying((article) => void (article.sections = Array(limits.sections + more).fill(section))),
  ]
  for (const answer of await Promise.all(full(1))) expect(answer.data.fields).toHaveLength(1)
  for (const answer of await Promise.all(full(0))) expect(answer.data.fields).toBeUndefined()
})

test('a changed agreement is announced for seven days, and its versions stay readable', async () => {
  for (const inForceOn of [undefined, '2026-12-03', '2028-01-01'])
    expect((await publishTitled('agreement', '新协议', { inForceOn })).data).toMatchObject({
      reason: 'help/noticeTooShort',
      fields: [{ field: 'inForceOn' }],
    })
  expect((await publishTitled('agreement', '新协议', { inForceOn: '2026-12-04' })).data).toMatchObject({
    current: 0,
    last: { version: 1, inForceTime: '2026-12-04 00:00:00' },
    notice: { first: '2026-12-04', last: '2027-11-27' },
  })
  const before = await read('agreement')
  expect(before).toMatchObject({
    version: 0,
    current: 0,
    inForceTime: null,
    announced: { version: 1, inForceTime: '2026-12-04 00:00:00' },
    versions: [{ version: 1 }, { version: 0, inForceTime: null }],
  })
  expect((await read('agreement', 1)).title).toBe('新协议')
  expect(await room.articles.agreementVersion()).toBe('2026-11')

  expect(await room.articles.announced()).toEqual([
    { topic: 'agreement', version: 1, inForceAt: new Date('2026-12-04T00:00:00+08:00') },
  ])

  room.clock.advance(7 * 86_400_000)
  expect(await room.articles.announced()).toEqual([])
  expect(await read('agreement')).toMatchObject({ title: '新协议', version: 1, announced: null })
  expect(await read('agreement', 0)).toMatchObject({ title: before.title, version: 0, current: 1 })
  expect(await room.articles.agreementVersion()).toBe('2026-11+1.0')
})

test('an announced change is taken back at once by the text in force, and readers never get it', async () => {
  const { document } = await edited('privacy')
  await publishTitled('privacy', '第一版', { inForceOn: '2026-12-10' })
  const back = await room.api.send(publish, { topic: 'privacy', document, base: 1 }, { as: tao })
  expect(back.data).toMatchObject({ current: 2, last: { version: 2, authorName: 'Tao' } })
  room.clock.advance(30 * 86_400_000)
  const now = await read('privacy')
  expect(now).toMatchObject({ title: document['zh-CN'].title, version: 2, announced: null })
  expect(now.versions.map(({ version }) => version)).toEqual([2, 0])
  for (const version of [1, 3])
    expect((await room.api.send('GET /sysHelp/findById/{id}', { id: '19', version })).code).toBe('40004')
})

test('only agreements have other versions to read', async () => {
  await publishTitled('faq', '新问答')
  expect((await room.api.send('GET /sysHelp/findById/{id}', { id: '21', version: 0 })).code).toBe('40004')
  expect((await read('faq', 1)).title).toBe('新问答')
})

test('the list shows what was changed last, and the history ends with the text of the mall', async () => {
  await publishTitled('faq', '一')
  await publishTitled('faq', '二')
  await publishTitled('agreement', '新协议', { inForceOn: '2027-01-01' })
  const { data } = await room.api.send('POST /sysConsole/queryHelp', {}, { as: ann })
  expect(data.list.map(({ topic }) => topic).toSorted()).toEqual(topics.toSorted())
  const of = (topic: Topic) => data.list.find((one) => one.topic === topic)
  expect(of('faq')).toMatchObject({ title: '二', last: { version: 2 }, isAnnounced: false })
  expect(of('agreement')).toMatchObject({ title: '新协议', last: { version: 1 }, isAnnounced: true })
  expect(of('returns')).toMatchObject({ last: null, isAnnounced: false })
  const pages = await Promise.all(
    [1, 2].map((pageNum) =>
      room.api.send(
        'POST /sysConsole/queryHelpVersions',
        { topic: 'faq', pageNum, pageSize: 2 },
        { as: ann },
      ),
    ),
  )
  expect(pages.map(({ data: page }) => page.list.map(({ version }) => version))).toEqual([[2, 1], [0]])
  expect(pages[0]!.data.total).toBe(3)
})

test('published texts are never changed or deleted', async () => {
  await publishTitled('faq', '一')
  for (const work of [
    room.db.updateTable('help_version').set({ note: 'x' }),
    room.db.deleteFrom('help_version'),
  ])
    await expect(work.execute()).rejects.toThrow(/only ever added to/)
})
