import { addStaff } from '@hojip/staff'
import { aPhoneTicket } from '@hojip/accounts/testing'
import { aShopper, aStall } from '@hojip/inventory/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { anUpload } from '@hojip/uploads/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { admissionCalls } from './contract.ts'
import {
  fewestProducts,
  mostCategories,
  mostIn30Days,
  mostName,
  mostPictures,
  mostProducts,
  mostWords,
} from './rules/limits.ts'
import { decisions, states } from './rules/states.ts'
import {
  aForm,
  anAdmissionRoom,
  anApplicant,
  anApplication,
  anOperator,
  applyAs,
  type AdmissionRoom,
} from './testing.ts'
import { dayMs } from '@hojip/platform/clock'

let room: AdmissionRoom
let tao: Viewer
beforeAll(async () => {
  room = await anAdmissionRoom()
  tao = await anOperator(room)
})
afterAll(() => room.stop())

async function own(as: Viewer) {
  return (await room.api.send('GET /shopJoin/queryOwn', {}, { as })).data
}

function answer(pkId: string, more: object = {}) {
  const input = { pkId, version: 1, decision: 'more', words: '请补一张许可证', ...more }
  return room.api.send('POST /sysConsole/answerApplication', input, { as: tao })
}

function reasonOf({ code, data }: { code: string; data: { reason?: string } | null }) {
  return [code, data?.reason]
}

function fieldsOf({ data }: { data: { fields?: { field: string }[] } | null }) {
  return data?.fields?.map(({ field }) => field)
}

async function claimed(url: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select claimed_at is not null and drop_at is null as is from upload where id = ${url.slice(-32)}`.execute(
    room.db,
  )
  return rows[0]?.is ?? false
}

test('pages and contract have the same states and limits', () => {
  const inputOf = (key: keyof typeof admissionCalls) =>
    z.toJSONSchema(admissionCalls[key].input, { io: 'input', unrepresentable: 'any' }).properties
  const pictures = { maxItems: mostPictures }
  expect(inputOf('POST /shopJoin/apply')).toMatchObject({
    shopNames: { properties: { 'ko-KR': { maxLength: mostName } } },
    categoryIds: { minItems: 1, maxItems: mostCategories },
    products: { minLength: fewestProducts, maxLength: mostProducts },
    licence: pictures,
    identity: pictures,
    permits: pictures,
  })
  expect(inputOf('POST /sysConsole/queryApplications')).toMatchObject({ state: { enum: [...states] } })
  expect(inputOf('POST /sysConsole/answerApplication')).toMatchObject({
    decision: { enum: [...decisions] },
    words: { maxLength: mostWords },
  })
})

describe('an application', () => {
  test('is stored with its documents, and shown to its applicant', async () => {
    const lin = await anApplicant(room)
    const before = await own(lin)
    expect(before).toMatchObject({
      phone: expect.stringContaining('****'),
      application: null,
      isWorking: false,
    })
    expect(before.categories).toContainEqual({ pkId: room.categoryId, name: '食品' })
    const form = await aForm(room, lin)
    const { pkId } = (await applyAs(room, lin, form)).data
    const { application } = await own(lin)
    expect(application).toMatchObject({
      pkId,
      state: 'applied',
      version: 1,
      attempt: 1,
      kind: 'company',
      words: null,
      shopName: form.shopNames['zh-CN'],
      companyCode: form.companyCode,
      categoryNames: ['食品'],
      licence: form.licence,
      identity: form.identity,
      permits: [],
      events: [{ kind: 'applied', isMall: false, words: null }],
    })
    expect(application!.phone).not.toContain(lin.phone.slice(-8))
    expect(await claimed(form.licence[0]!)).toBe(true)
  })

  test('of a person has no company', async () => {
    const lin = await anApplicant(room)
    await applyAs(room, lin, { kind: 'person', companyName: 'x', companyCode: 'y', licence: [] })
    const { application } = await own(lin)
    expect(application).toMatchObject({ kind: 'person', companyName: '', companyCode: '', licence: [] })
  })

  test('of a Korean company has its registration number', async () => {
    const lin = await anApplicant(room)
    const shopNames = { 'zh-CN': '', 'en-US': '', 'ko-KR': '아침 안개 수산' }
    await applyAs(room, lin, { shopNames, country: 'KR', companyCode: '124-81-00998' })
    const { application } = await own(lin)
    expect(application).toMatchObject({ shopName: '아침 안개 수산', companyCode: '1248100998' })
  })

  test.each<[string, object, string, string]>([
    ['no name', { shopNames: { 'zh-CN': ' ' } }, 'shopNames', 'admission/nameMissing'],
    ['a name of one letter', { shopNames: { 'zh-CN': '鱼' } }, 'shopNames', 'admission/nameMissing'],
    ['no company', { companyName: '' }, 'companyName', 'admission/companyMissing'],
    ['a wrong code', { companyCode: '91350100M000100Y44' }, 'companyCode', 'admission/codeWrong'],
    ['a wrong number', { country: 'KR', companyCode: '1' }, 'companyCode', 'admission/numberWrong'],
    ['an unknown category', { categoryIds: [newId()] }, 'categoryIds', 'admission/categoryGone'],
    ['no licence', { licence: [] }, 'licence', 'admission/documentMissing'],
    ['no identity', { identity: [] }, 'identity', 'admission/documentMissing'],
    ['an old agreement', { agreeVersion: '2020-01' }, 'agreeVersion', 'admission/agreementChanged'],
  ])('with %s is refused by the name of its field', async (_why, more, field, reason) => {
    const refused = await applyAs(room, await anApplicant(room), more)
    expect([refused.data.reason, fieldsOf(refused)]).toEqual([reason, [field]])
  })

  test('with the name of a shop is refused, in whatever case', async () => {
    const name = `Harbour ${newId().slice(-6)}`
    await sql`insert into shop (id, slug, mark, name) values (${newId()}, ${newId()}, 'H',
      ${JSON.stringify({ 'zh-CN': '海港', 'en-US': name, 'ko-KR': '항구' })})`.execute(room.db)
    const shopNames = { 'zh-CN': '晨雾', 'en-US': name.toUpperCase(), 'ko-KR': '' }
    const refused = await applyAs(room, await anApplicant(room), { shopNames })
    expect(reasonOf(refused)).toEqual(['40009', 'admission/nameTaken'])
    expect(refused.msg).toContain(name.toUpperCase())
  })

  test('with somebody else’s pictures, or those of another form, is refused', async () => {
    const [lin, ann] = [await anApplicant(room), await anApplicant(room)]
    const { db } = room
    for (const identity of [
      [await anUpload(db, ann.userId, 'admission')],
      [await anUpload(db, lin.userId, 'feedback')],
      [`/uploads/admission/${'0'.repeat(32)}`],
    ]) {
      const refused = await applyAs(room, lin, { identity })
      expect([refused.data.reason, fieldsOf(refused)]).toEqual(['uploads/pictureGone', ['identity']])
    }
  })

  test('needs the proof of the own number, which a refused form does not use up', async () => {
    const [lin, ann] = [await anApplicant(room), await anApplicant(room)]
    const others = await aPhoneTicket(room.db, ann.phone)
    expect(reasonOf(await applyAs(room, lin, { ticket: others }))).toEqual(['40001', 'accounts/ticketGone'])
    const ticket = await aPhoneTicket(room.db, lin.phone)
    expect((await applyAs(room, lin, { ticket, licence: [] })).data.reason).toBe('admission/documentMissing')
    expect((await applyAs(room, lin, { ticket })).status).toBe(true)
    await room.api.send('POST /shopJoin/withdraw', { pkId: (await own(lin)).application!.pkId }, { as: lin })
    expect(reasonOf(await applyAs(room, lin, { ticket }))).toEqual(['40001', 'accounts/ticketGone'])
  })

  test('needs an account with a phone that works for nobody', async () => {
    const nobody = await aShopper(room.db)
    expect(reasonOf(await applyAs(room, { ...nobody, phone: '+8613911111111' }))).toEqual([
      '40009',
      'admission/phoneMissing',
    ])
    const mei = await anApplicant(room)
    const stall = await aStall(room.db)
    await addStaff(room.db, mei.userId, stall.shopId)
    await sql`update account set role = 'staff' where id = ${mei.userId}`.execute(room.db)
    expect(reasonOf(await applyAs(room, mei))).toEqual(['40009', 'accounts/worksElsewhere'])
    expect((await own(mei)).isWorking).toBe(true)
  })

  test('is sent once, for any number of clicks', async () => {
    const lin = await anApplicant(room)
    const answers = await Promise.all(Array.from({ length: 5 }, () => applyAs(room, lin)))
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    for (const refused of answers.filter(({ status }) => !status))
      expect(reasonOf(refused)).toEqual(['40009', 'admission/appliedAlready'])
  })

  test('is not the fourth within 30 days', async () => {
    const lin = await anApplicant(room)
    for (let n = 0; n < mostIn30Days; n += 1) {
      const pkId = await anApplication(room, lin)
      await room.api.send('POST /shopJoin/withdraw', { pkId }, { as: lin })
    }
    expect(reasonOf(await applyAs(room, lin))).toEqual(['42901', 'admission/tooOften'])
    room.clock.advance(31 * dayMs)
    expect((await applyAs(room, lin)).status).toBe(true)
    expect((await own(lin)).application!.attempt).toBe(mostIn30Days + 1)
  })

  test('is nobody else’s to see, to send or to withdraw', async () => {
    const [lin, ann] = [await anApplicant(room), await anApplicant(room)]
    const pkId = await anApplication(room, lin)
    expect((await own(ann)).application).toBeNull()
    await answer(pkId)
    const form = { ...(await aForm(room, ann)), pkId, version: 2 }
    const gone = ['40004', 'admission/applicationGone']
    expect(reasonOf(await room.api.send('POST /shopJoin/sendAgain', form, { as: ann }))).toEqual(gone)
    expect(reasonOf(await room.api.send('POST /shopJoin/withdraw', { pkId }, { as: ann }))).toEqual(gone)
    const queried = await room.api.send('GET /sysConsole/findApplication/{pkId}', { pkId }, { as: lin })
    expect(queried.code).toBe('40004')
  })
})

describe('an application that needs more', () => {
  test('is sent again; pictures that were taken out are deleted, the others stay', async () => {
    const lin = await anApplicant(room)
    const form = await aForm(room, lin)
    const pkId = (await applyAs(room, lin, form)).data.pkId
    const early = await room.api.send('POST /shopJoin/sendAgain', { ...form, pkId, version: 1 }, { as: lin })
    expect(reasonOf(early)).toEqual(['40009', 'admission/changed'])
    await answer(pkId)
    const permits = [await anUpload(room.db, lin.userId, 'admission')]
    const identity = [await anUpload(room.db, lin.userId, 'admission')]
    const input = { ...form, pkId, permits, identity, version: 2, contactName: '朴海兰（店主）' }
    const unread = { ...input, version: 1 }
    const outdated = await room.api.send('POST /shopJoin/sendAgain', unread, { as: lin })
    expect(reasonOf(outdated)).toEqual(['40009', 'admission/changed'])
    expect((await room.api.send('POST /shopJoin/sendAgain', input, { as: lin })).status).toBe(true)
    const { application } = await own(lin)
    expect(application).toMatchObject({ state: 'applied', version: 3, words: null, permits, identity })
    expect(application!.licence).toEqual(form.licence)
    expect(application!.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'applied',
      'more',
      'sentAgain',
    ])
    expect(await claimed(form.licence[0]!)).toBe(true)
    expect(await claimed(form.identity[0]!)).toBe(false)
    const twice = await room.api.send('POST /shopJoin/sendAgain', input, { as: lin })
    expect(reasonOf(twice)).toEqual(['40009', 'admission/changed'])
  })

  test('is sent again with what is left out as it was', async () => {
    const lin = await anApplicant(room)
    const form = await aForm(room, lin)
    const pkId = (await applyAs(room, lin, form)).data.pkId
    await answer(pkId)
    const before = (await own(lin)).application!
    const { kind, contactName, categoryIds, products, agreeVersion } = form
    const short = { kind, contactName, categoryIds, products, agreeVersion, shopNames: {} }
    const input = { ...short, pkId, version: 2 }
    expect((await room.api.send('POST /shopJoin/sendAgain', input, { as: lin })).status).toBe(true)
    const { shopNames, country, companyName, companyCode, licence, identity, permits } = before
    expect((await own(lin)).application).toMatchObject({
      shopNames,
      country,
      companyName,
      companyCode,
      licence,
      identity,
      permits,
    })
  })

  test('can be withdrawn, which deletes documents, name and number', async () => {
    const lin = await anApplicant(room)
    const form = await aForm(room, lin)
    const pkId = (await applyAs(room, lin, form)).data.pkId
    await answer(pkId)
    expect((await room.api.send('POST /shopJoin/withdraw', { pkId }, { as: lin })).status).toBe(true)
    const { application } = await own(lin)
    expect(application).toMatchObject({ state: 'withdrawn', licence: [], contactName: '', phone: '' })
    expect(await claimed(form.licence[0]!)).toBe(false)
    const twice = await room.api.send('POST /shopJoin/withdraw', { pkId }, { as: lin })
    expect(reasonOf(twice)).toEqual(['40009', 'admission/changed'])
  })
})

test('a closed account withdraws its application, and leaves no documents', async () => {
  const lin = await anApplicant(room)
  const pkId = await anApplication(room, lin)
  const { db, tools } = room
  await db.transaction().execute((tx) => tools.jobs.emit(tx, 'accounts/closed', { userId: lin.userId }))
  await tools.jobs.drain()
  const found = await room.api.send('GET /sysConsole/findApplication/{pkId}', { pkId }, { as: tao })
  expect(found.data).toMatchObject({
    state: 'withdrawn',
    licence: [],
    identity: [],
    contactName: '',
    phone: '',
  })
})
