import { ownPhone, ownPhoneProven } from '@hojip/accounts'
import { refusedWorker } from '@hojip/staff'
import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { workdaysLater } from '@hojip/policy'
import { releaseUploads, type ClaimReason } from '@hojip/uploads'
import type { AdmissionCalls } from '../contract.ts'
import { admissionRefusals as r, type FormReason } from '../refusals.ts'
import { answerWorkdays, mostIn30Days } from '../rules/limits.ts'
import { mayMove, type Move } from '../rules/states.ts'
import {
  applicationHeld,
  applicationsBefore,
  documentsOf,
  forgetDocuments,
  insertApplication,
  insertEvent,
  moveApplication,
  refillApplication,
  type HeldApplication,
} from '../store/change.ts'
import { checkedForm, claimDocuments, type Form } from './check-form.ts'
import type { AdmissionTools } from './tools.ts'
import { dayMs } from '@hojip/platform/clock'

interface Applicant {
  viewer: Viewer
  locale: Locale
}

function answerBy(at: Date): Date {
  return new Date(workdaysLater(at.getTime(), answerWorkdays))
}

/**
 * Stores an application. The phone's proof comes last: a form that is refused does not use up the ticket, since the
 * transaction rolls back.
 */
export async function apply(
  { db, clock, shopAgreement }: Tools & Pick<AdmissionTools, 'shopAgreement'>,
  { viewer, locale }: Applicant,
  { ticket, ...form }: ParsedInputOf<AdmissionCalls['POST /shopJoin/apply']>,
): Promise<
  | { pkId: string }
  | Refusal<
      | ClaimReason
      | FormReason
      | 'accounts/ticketGone'
      | 'accounts/worksElsewhere'
      | 'admission/appliedAlready'
      | 'admission/phoneMissing'
      | 'admission/tooOften'
      | 'http/notFound'
    >
> {
  if (!(await ownPhone(db, viewer))) return refuse(r.phoneMissing)
  const { userId } = viewer
  const { label } = await shopAgreement()
  return inTransaction(db, async (tx) => {
    const working = await refusedWorker(tx, userId)
    if (working) return working
    const at = new Date(clock.nowMs())
    const before = await applicationsBefore(tx, viewer, new Date(at.getTime() - 30 * dayMs))
    if (before.hasOpen) return refuse(r.appliedAlready)
    if (before.recent >= mostIn30Days) return refuse(r.tooOften, { count: mostIn30Days })
    const filled = await checkedForm(tx, form, label)
    if (isRefusal(filled)) return filled
    const documents = await claimDocuments(tx, userId, form, await documentsOf(tx, viewer))
    if (isRefusal(documents)) return documents
    const phone = await ownPhoneProven(tx, viewer, ticket)
    if (isRefusal(phone)) return phone
    const id = newId()
    const attempt = before.count + 1
    await insertApplication(tx, {
      ...filled,
      id,
      userId,
      attempt,
      phone,
      locale,
      documents,
      at,
      answerBy: answerBy(at),
    })
    await insertEvent(tx, { applicationId: id, kind: 'applied', userId, at })
    return { pkId: id }
  })
}

/** The caller's own application, locked, when it may be moved so. */
async function ownHeld(
  tx: Tx,
  viewer: Viewer,
  id: string,
  move: Move,
): Promise<HeldApplication | Refusal<'admission/applicationGone' | 'admission/changed'>> {
  const held = await applicationHeld(tx, id)
  if (held?.userId !== viewer.userId) return refuse(r.applicationGone)
  return mayMove(held.state, move) ? held : refuse(r.changed)
}

/** The form with what the applicant did not send again, which stays as it is. */
function withHeld(
  form: Omit<ParsedInputOf<AdmissionCalls['POST /shopJoin/sendAgain']>, 'pkId' | 'version'>,
  held: HeldApplication,
): Form {
  const { documents } = held
  // Who applies as a person now has none of a company's papers.
  const company = form.kind === 'company' ? held : undefined
  const nameIn = (locale: Locale) => form.shopNames[locale] ?? held.shopName[locale] ?? ''
  return {
    ...form,
    shopNames: { 'zh-CN': nameIn('zh-CN'), 'ko-KR': nameIn('ko-KR'), 'en-US': nameIn('en-US') },
    country: form.country ?? held.country,
    companyName: form.companyName ?? company?.companyName ?? '',
    companyCode: form.companyCode ?? company?.companyCode ?? '',
    licence: form.licence ?? company?.documents.licence ?? [],
    identity: form.identity ?? documents.identity,
    permits: form.permits ?? documents.permits,
  }
}

/** Sends an application again after the mall asked for more. Pictures that were taken out are deleted. */
export async function sendAgain(
  tools: Tools & Pick<AdmissionTools, 'shopAgreement'>,
  { viewer, locale }: Applicant,
  { pkId, version, ...sent }: ParsedInputOf<AdmissionCalls['POST /shopJoin/sendAgain']>,
): Promise<null | Refusal<
  ClaimReason | FormReason | 'admission/applicationGone' | 'admission/changed' | 'http/notFound'
>> {
  const { label } = await tools.shopAgreement()
  return inTransaction(tools.db, async (tx) => {
    const held = await ownHeld(tx, viewer, pkId, 'sendAgain')
    if (isRefusal(held)) return held
    if (held.version !== version) return refuse(r.changed)
    const form = withHeld(sent, held)
    const filled = await checkedForm(tx, form, label)
    if (isRefusal(filled)) return filled
    const before = Object.values(held.documents).flat()
    const documents = await claimDocuments(tx, viewer.userId, form, before)
    if (isRefusal(documents)) return documents
    const at = new Date(tools.clock.nowMs())
    await moveApplication(tx, held, 'sendAgain', { at })
    await refillApplication(tx, held, { ...filled, documents, locale, at, answerBy: answerBy(at) })
    await insertEvent(tx, { applicationId: pkId, kind: 'sentAgain', userId: viewer.userId, at })
    const stays = new Set(await documentsOf(tx, viewer))
    await releaseUploads(
      tools,
      tx,
      before.filter((url) => !stays.has(url)),
    )
    return null
  })
}

/** Withdraws an application that is not decided, and deletes its documents. */
export async function withdraw(
  tools: Tools,
  viewer: Viewer,
  pkId: string,
): Promise<null | Refusal<'admission/applicationGone' | 'admission/changed'>> {
  return inTransaction(tools.db, async (tx) => {
    const held = await ownHeld(tx, viewer, pkId, 'withdraw')
    if (isRefusal(held)) return held
    const at = new Date(tools.clock.nowMs())
    await moveApplication(tx, held, 'withdraw', { at })
    await insertEvent(tx, { applicationId: pkId, kind: 'withdrawn', userId: viewer.userId, at })
    await releaseUploads(tools, tx, await forgetDocuments(tx, [pkId], at))
    return null
  })
}
