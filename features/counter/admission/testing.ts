import type { SmsGateway } from '@hojip/accounts'
import { aPhoneTicket } from '@hojip/accounts/testing'
import { openCatalogCache } from '@hojip/catalog'
import { openHelpArticles } from '@hojip/help'
import { shopAgreementLabel } from '@hojip/help/shop-agreement'
import { aRoom, aShopper } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { uploadsJobs } from '@hojip/uploads'
import { anUpload } from '@hojip/uploads/testing'
import { sql } from 'kysely'
import { admissionJobs, admissionRoutes } from './index.ts'

type Message = Parameters<SmsGateway['send']>[0]

/** A company’s code, as a licence has it. */
const creditCode = '91350100M000100Y43'

/** The room on its own database, with an inbox for its messages, and a list of what it told other rooms. */
export async function anAdmissionRoom() {
  const clock = movableClock(Date.now())
  const inbox: Message[] = []
  const faults = { left: 0 }
  const told: { event: string; data: Record<string, unknown> }[] = []
  const removed: string[] = []
  const send = async (message: Message) => {
    if (faults.left > 0) {
      faults.left -= 1
      throw new Error('no gateway')
    }
    inbox.unshift(message)
  }
  const objects = {
    put: async () => {},
    get: async () => undefined,
    remove: async (keys: readonly string[]) => void removed.push(...keys),
  }
  const room = await aRoom((tools) => {
    const { emit } = tools.jobs
    tools.jobs.emit = async (tx, event, data) => {
      told.push({ event, data: data as Record<string, unknown> })
      await emit(tx, event, data)
    }
    const { shopAgreement } = openHelpArticles(tools, openCatalogCache(tools, 0))
    const admission = { ...tools, shopAgreement, sms: { send }, publicUrl: 'https://hojip.example' }
    admissionJobs(admission)
    uploadsJobs({ ...tools, objects })
    return admissionRoutes(admission)
  }, clock)
  const categoryId = newId()
  await sql`
    insert into category (id, level, code, name)
    values (${categoryId}, 1, 'food', '{"zh-CN": "食品", "en-US": "Food", "ko-KR": "식품"}')`.execute(room.db)
  return { ...room, clock, inbox, faults, told, removed, categoryId }
}

export type AdmissionRoom = Awaited<ReturnType<typeof anAdmissionRoom>>

let phones = 13_900_000_000
let shops = 0

/** A shopper with a phone. */
export async function anApplicant({ db }: AdmissionRoom): Promise<Viewer & { phone: string }> {
  const viewer = await aShopper(db)
  const phone = `+86${(phones += 1)}`
  await sql`update account set phone = ${phone}, password_hash = 'old' where id = ${viewer.userId}`.execute(
    db,
  )
  return { ...viewer, phone }
}

export async function anOperator({ db }: AdmissionRoom, name = 'Tao'): Promise<Viewer> {
  return { ...(await aShopper(db, name)), role: 'operator' }
}

/** What an applicant fills in, with fresh pictures. */
export async function aForm({ db, categoryId }: AdmissionRoom, { userId }: Viewer) {
  return {
    kind: 'company',
    shopNames: { 'zh-CN': `晨雾渔获${(shops += 1)}`, 'en-US': '', 'ko-KR': '' },
    contactName: '朴海兰',
    companyName: '延边晨雾水产有限公司',
    companyCode: creditCode,
    categoryIds: [categoryId],
    products: '自家渔船捕的明太鱼，晾干后真空包装。',
    licence: [await anUpload(db, userId, 'admission')],
    identity: [await anUpload(db, userId, 'admission')],
    permits: [] as string[],
    agreeVersion: shopAgreementLabel(0),
  }
}

/** Applies; `more` changes the form. */
export async function applyAs(room: AdmissionRoom, as: Viewer & { phone: string }, more: object = {}) {
  const ticket = await aPhoneTicket(room.db, as.phone)
  const form = await aForm(room, as)
  return room.api.send('POST /shopJoin/apply', { ...form, ticket, ...more }, { as })
}

/** An application that waits for the mall; returns its id. */
export async function anApplication(room: AdmissionRoom, as: Viewer & { phone: string }, more: object = {}) {
  return (await applyAs(room, as, more)).data.pkId
}
