import { becomeOwner } from '@hojip/staff'
import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { inAllLocales, textIn } from '@hojip/platform/i18n'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { findShop, holdShopNames, putShop, slugOfName } from '@hojip/shops'
import type { AdmissionCalls, AdmissionEvents } from '../contract.ts'
import { admissionRefusals as r } from '../refusals.ts'
import { documentDays } from '../rules/limits.ts'
import { mayMove } from '../rules/states.ts'
import { applicationHeld, insertEvent, moveApplication, type HeldApplication } from '../store/change.ts'
import type { EventRow } from '../store/read.ts'
import { nameTaken, takenName } from './check-form.ts'
import { messageJob, type Message } from './deliver-message.ts'
import { dropJob, type DropDue } from './forget.ts'
import type { AdmissionTools } from './tools.ts'
import { dayMs } from '@hojip/platform/clock'

type Answer = ParsedInputOf<AdmissionCalls['POST /sysConsole/answerApplication']>
type OpeningReason =
  | 'accounts/worksElsewhere'
  | 'admission/addressTaken'
  | 'admission/nameTaken'
  | 'http/notFound'

/** The operator, and the log of staff that records it. */
type Deciding = Pick<CallContext, 'note'> & { viewer: Viewer }

/** Opens the shop, and makes the applicant its owner. Returns the shop's id. */
async function openShop(
  tx: Tx,
  { userId, shopName }: HeldApplication,
  wanted: string | undefined,
): Promise<string | Refusal<OpeningReason>> {
  await holdShopNames(tx)
  const taken = await takenName(tx, shopName)
  if (taken) return nameTaken(taken)
  const slug = wanted ?? slugOfName(shopName['en-US'] ?? textIn(shopName, 'zh-CN'))
  if (await findShop(tx, slug))
    return refuse(r.addressTaken, {}, { fields: [{ field: 'slug', problem: '' }] })
  const shopId = await putShop(tx, { slug, name: shopName })
  return (await becomeOwner(tx, { userId, shopId })) ?? shopId
}

const eventOf = { more: 'more', refuse: 'refused', admit: 'admitted' } as const satisfies Record<
  Answer['decision'],
  EventRow['kind']
>

/** Stores the mall's answer with all that follows from it. Of two operators at once, the second is refused. */
export async function answerApplication(
  tools: AdmissionTools,
  answer: Answer,
  { viewer, note }: Deciding,
): Promise<null | Refusal<
  OpeningReason | 'admission/applicationGone' | 'admission/changed' | 'admission/wordsMissing'
>> {
  const { pkId, version, decision, words, slug } = answer
  if (decision !== 'admit' && words === '')
    return refuse(r.wordsMissing, {}, { fields: [{ field: 'words', problem: '' }] })
  return inTransaction(tools.db, async (tx) => {
    const held = await applicationHeld(tx, pkId)
    if (!held) return refuse(r.applicationGone)
    note?.({ subject: { shop: textIn(held.shopName, 'zh-CN'), admission: decision } })
    if (held.version !== version || !mayMove(held.state, decision)) return refuse(r.changed)
    const shopId = decision === 'admit' ? await openShop(tx, held, slug) : undefined
    if (isRefusal(shopId)) return shopId
    const at = new Date(tools.clock.nowMs())
    const answeredBy = viewer.userId
    const moved = await moveApplication(tx, held, decision, {
      at,
      words,
      answeredBy,
      ...(shopId === undefined ? {} : { shopId }),
    })
    await insertEvent(tx, { applicationId: pkId, kind: eventOf[decision], userId: answeredBy, words, at })
    await tellApplicant(tools, tx, held, { decision, words, version: moved })
    if (decision === 'refuse') {
      const due: DropDue = { id: pkId, version: moved }
      await tools.jobs.send(tx, dropJob, due, { at: new Date(at.getTime() + documentDays * dayMs) })
    }
    return null
  })
}

/** A notice, and a message to the phone. */
async function tellApplicant(
  { jobs }: AdmissionTools,
  tx: Tx,
  { id, userId, shopName }: HeldApplication,
  answered: Pick<AdmissionEvents['admission/decided'], 'decision' | 'version' | 'words'>,
): Promise<void> {
  const decided: AdmissionEvents['admission/decided'] = {
    ...answered,
    applicationId: id,
    userId,
    shopName: inAllLocales(shopName),
  }
  await jobs.emit(tx, 'admission/decided', decided)
  const message: Message = { id, version: answered.version, decision: answered.decision, tries: 1 }
  await jobs.send(tx, messageJob, message)
}

/** The applicant's whole number; who read it is recorded. */
export async function readPhone(
  { db, clock }: AdmissionTools,
  pkId: string,
  { viewer, note }: Deciding,
): Promise<{ phone: string } | Refusal<'admission/applicationGone'>> {
  return inTransaction(db, async (tx) => {
    const held = await applicationHeld(tx, pkId)
    if (!held?.phone) return refuse(r.applicationGone)
    note?.({ subject: { shop: textIn(held.shopName, 'zh-CN') } })
    const at = new Date(clock.nowMs())
    await insertEvent(tx, { applicationId: pkId, kind: 'phoneRead', userId: viewer.userId, at })
    return { phone: held.phone }
  })
}
