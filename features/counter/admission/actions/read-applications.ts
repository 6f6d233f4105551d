import { ownPhone, workplaceOf } from '@hojip/accounts'
import { maskedPhone } from '@hojip/policy/phone'
import type { Db } from '@hojip/db'
import { shapes, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import { locales, textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { AdmissionCalls, ListedApplication, OwnApplication, ReceivedApplication } from '../contract.ts'
import { admissionRefusals as r } from '../refusals.ts'
import { states } from '../rules/states.ts'
import {
  applicationById,
  applicationPage,
  eventsOf,
  knownOf,
  latestOf,
  topCategories,
  type ApplicationRow,
  type EventRow,
} from '../store/read.ts'
import { takenName } from './check-form.ts'
import type { AdmissionTools } from './tools.ts'

function time(at: Date): string {
  return wireTime(at.getTime())
}

function listedView(row: ApplicationRow, locale: Locale): ListedApplication {
  return {
    pkId: row.id,
    state: row.state,
    kind: row.kind,
    attempt: row.attempt,
    shopName: textIn(row.shopName, locale),
    categoryNames: row.categoryNames.map((name) => textIn(name, locale)),
    contactName: row.contactName,
    companyName: row.companyName ?? '',
    sendTime: time(row.sentAt),
    answerBy: time(row.answerBy),
  }
}

function applicationView(row: ApplicationRow, locale: Locale): Omit<OwnApplication, 'events'> {
  const names = locales.map((one) => [one, row.shopName[one] ?? ''])
  return {
    ...listedView(row, locale),
    ...row.documents,
    version: row.version,
    shopNames: Object.fromEntries(names) as OwnApplication['shopNames'],
    country: row.country,
    companyCode: row.companyCode ?? '',
    categoryIds: row.categoryIds,
    products: row.products,
    agreeVersion: row.agreeVersion,
    phone: row.phone && maskedPhone(row.phone),
    words: row.words,
    shopId: row.shopId,
    shopSlug: row.shopSlug,
  }
}

function eventView(
  { kind, userId, words, at }: EventRow,
  applicant: string,
): OwnApplication['events'][number] {
  return { kind, isMall: userId !== applicant, words, gmtCreate: time(at) }
}

/** What the caller needs to apply, and their latest application. */
export async function readOwn(
  { db, shopAgreement }: Pick<AdmissionTools, 'db' | 'shopAgreement'>,
  viewer: Viewer,
  locale: Locale,
) {
  const [phone, workplace, row, categories, agreement] = await Promise.all([
    ownPhone(db, viewer),
    workplaceOf(db, viewer),
    latestOf(db, viewer),
    topCategories(db),
    shopAgreement(),
  ])
  const events = row ? await eventsOf(db, row) : []
  return {
    phone: phone ? maskedPhone(phone) : '',
    isWorking: workplace !== undefined,
    agreeVersion: agreement.label,
    agreement: agreement.document[locale],
    categories: categories.map(({ id, name }) => ({ pkId: id, name: textIn(name, locale) })),
    application: row
      ? {
          ...applicationView(row, locale),
          events: events
            .filter(({ kind }) => kind !== 'phoneRead')
            .map((event) => eventView(event, viewer.userId)),
        }
      : null,
  }
}

export async function listApplications(
  db: Db,
  input: ParsedInputOf<AdmissionCalls['POST /sysConsole/queryApplications']>,
  locale: Locale,
) {
  const found = await applicationPage(db, input)
  const counts = Object.fromEntries(
    states.map((state) => [state, found.counts.find((one) => one.state === state)?.n ?? 0]),
  ) as Record<(typeof states)[number], number>
  const list = found.rows.map((row) => listedView(row, locale))
  return { ...shapes.page(list, found.total, input), counts }
}

export async function findApplication(
  db: Db,
  pkId: string,
  locale: Locale,
): Promise<ReceivedApplication | Refusal<'admission/applicationGone'>> {
  const row = await applicationById(db, pkId)
  if (!row) return refuse(r.applicationGone)
  const [events, known, workplace, taken] = await Promise.all([
    eventsOf(db, row),
    knownOf(db, row),
    workplaceOf(db, row),
    takenName(db, row.shopName),
  ])
  return {
    ...applicationView(row, locale),
    locale: row.locale,
    events: events.map((event) => ({ ...eventView(event, row.userId), userName: event.userName })),
    dropTime: row.droppedAt && time(row.droppedAt),
    checks: {
      isNameFree: taken === undefined || row.state === 'admitted',
      sameCodeNum: known.sameCode,
      sameCodeAdmittedNum: known.sameCodeAdmitted,
      refusedNum: known.refused,
      isWorking: workplace !== undefined && row.state !== 'admitted',
    },
  }
}
