import { blockAccount, personHeld, signOutEverywhere, unblockAccount, type HeldPerson } from '@hojip/accounts'
import { nationalPhone } from '@hojip/policy/contact-phone'
import { maskedPhone } from '@hojip/policy/phone'
import { withdrawInvitationsBy } from '@hojip/staff'
import type { BlockReason } from '@hojip/accounts/block-reasons'
import type { Tx } from '@hojip/db'
import { inTransaction, type AnswerOf } from '@hojip/platform/db'
import type { CallContext, Viewer } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { peopleRefusals as r } from '../refusals.ts'
import { insertEvent, type NewEvent } from '../store.ts'
import type { PeopleTools } from './tools.ts'

type Acting = Pick<CallContext, 'note' | 'traceId'> & { viewer: Viewer }
type Gone = Refusal<'people/personGone'>

interface Wish {
  pkId: string
  words: string
}

/**
 * Locks the account, tells the log of staff whom it is about, and runs the act with a way to store it in the history of
 * the account, all in one transaction.
 */
function onPerson<T>(
  tools: PeopleTools,
  { pkId, words }: Wish,
  { viewer, note }: Acting,
  act: (
    tx: Tx,
    person: HeldPerson,
    tell: (event: Pick<NewEvent, 'kind' | 'reason'>) => Promise<void>,
  ) => Promise<T>,
): Promise<AnswerOf<T> | Gone> {
  return inTransaction(tools.db, async (tx): Promise<T | Gone> => {
    const person = await personHeld(tx, pkId)
    if (!person) return refuse(r.personGone)
    const { userId, name, phone } = person
    note?.({ subject: { person: name, ...(phone && { account: maskedPhone(phone) }), reason: words } })
    const at = new Date(tools.clock.nowMs())
    return act(tx, person, (event) =>
      insertEvent(tx, { ...event, userId, words, operatorId: viewer.userId, at }),
    )
  })
}

/** The full number. Both records of it are committed before it is sent: this history, and the log of staff. */
export function readPersonPhone(
  tools: PeopleTools,
  wish: Wish,
  acting: Acting,
): Promise<{ phone: string } | Gone | Refusal<'people/noPhone'>> {
  return onPerson(tools, wish, acting, async (_tx, { phone }, tell) => {
    if (phone === null) return refuse(r.noPhone)
    await tell({ kind: 'phoneRead' })
    return { phone: nationalPhone(phone) }
  })
}

/** Ends all sessions of a person. Those of the calling operator end too, when it is their own account. */
export async function signOutPerson(
  tools: PeopleTools,
  wish: Wish,
  acting: Acting,
): Promise<{ count: number } | Gone> {
  const ended = await onPerson(tools, wish, acting, async (tx, person, tell) => {
    const sessions = await signOutEverywhere(tx, person)
    acting.note?.({ subject: { devices: sessions.length } })
    await tell({ kind: 'signedOut' })
    return sessions
  })
  if (isRefusal(ended)) return ended
  await tools.authenticator.revoked(ended)
  tools.log.info('people.signed-out', {
    userId: wish.pkId,
    by: acting.viewer.userId,
    traceId: acting.traceId,
  })
  return { count: ended.length }
}

/** Stops an account. Of two operators at once, the second is refused because it has changed. */
export async function blockPerson(
  tools: PeopleTools,
  { reason, ...wish }: Wish & { reason: BlockReason },
  acting: Acting,
): Promise<null | Gone | Refusal<'people/changed' | 'people/operatorStays'>> {
  const ended = await onPerson(tools, wish, acting, async (tx, person, tell) => {
    acting.note?.({ after: { blockReason: reason } })
    if (person.role === 'operator') return refuse(r.operatorStays)
    if (person.blockReason !== null) return refuse(r.changed)
    const withdrawn = (await withdrawInvitationsBy(tx, person)).map(maskedPhone)
    const sessions = await blockAccount(tx, person, reason)
    if (withdrawn.length > 0) acting.note?.({ subject: { withdrawn } })
    await tell({ kind: 'blocked', reason })
    return sessions
  })
  if (isRefusal(ended)) return ended
  await tools.authenticator.revoked(ended)
  tools.log.info('people.blocked', { userId: wish.pkId, by: acting.viewer.userId, traceId: acting.traceId })
  return null
}

export function unblockPerson(
  tools: PeopleTools,
  wish: Wish,
  acting: Acting,
): Promise<null | Gone | Refusal<'people/changed'>> {
  return onPerson(tools, wish, acting, async (tx, person, tell) => {
    if (person.blockReason === null) return refuse(r.changed)
    acting.note?.({ before: { blockReason: person.blockReason } })
    await unblockAccount(tx, person)
    await tell({ kind: 'unblocked' })
    return null
  })
}
