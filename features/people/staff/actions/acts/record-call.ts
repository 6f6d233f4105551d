import type { Db } from '@hojip/db'
import { httpRefusals, type Bound, type CallContext, type Facts } from '@hojip/platform/http'
import { locales, type LocalText } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import type { Log } from '@hojip/platform/log'
import { networkOf } from '@hojip/platform/network'
import { isRefusal, refusalText, refuse, type Refusal } from '@hojip/platform/refusal'
import { shortNetwork } from '../../rules/acts/network.ts'
import { isRecorded } from '../../rules/acts/recorded.ts'
import { redacted } from '../../rules/acts/redact.ts'
import { insertAct, insertEnd, type ActEnd } from '../../store/acts.ts'

interface RecordingTools {
  db: Db
  log: Log
}

/** The row of an act could not be written, so the act must not happen. */
class Unrecorded extends Error {}

function inAllLocales(refusal: Refusal): LocalText {
  return Object.fromEntries(
    locales.map((locale) => [locale, refusalText(refusal, locale)]),
  ) as unknown as LocalText
}

/** The record of one call: begun before the handler acts, ended with what the handler noted. */
function openRecord(
  { db, log }: RecordingTools,
  { key }: Bound,
  input: unknown,
  { ip, traceId }: CallContext,
) {
  const id = newId()
  const noted: Record<keyof Facts, Record<string, unknown>> = { subject: {}, before: {}, after: {} }
  let begun: { shopId: string | null } | undefined
  return {
    begin: async ({ userId, shopId }: { userId: string; shopId: string | null }): Promise<void> => {
      if (begun) return
      const act = { id, userId, shopId, call: key, input: redacted(input), ip: shortNetwork(networkOf(ip)) }
      try {
        await insertAct(db, act)
      } catch (error) {
        log.error('staff-acts.not-recorded', { call: key, userId, traceId, error })
        throw new Unrecorded('the act could not be recorded')
      }
      begun = { shopId }
    },
    note: (facts: Facts): void => {
      for (const part of ['subject', 'before', 'after'] as const) Object.assign(noted[part], facts[part])
    },
    /** Never throws: what has happened stays, and the act is listed without an outcome. */
    end: async (outcome: ActEnd['outcome'], refusal?: Refusal): Promise<void> => {
      if (!begun) return
      const facts = {
        subject: redacted(noted.subject),
        before: redacted(noted.before),
        after: redacted(noted.after),
      }
      const refusalNote = refusal ? { reason: refusal.kind.reason, text: inAllLocales(refusal) } : null
      try {
        const { shopId } = begun
        await insertEnd(db, { id, shopId }, { outcome, refusal: refusalNote, ...facts })
      } catch (error) {
        log.error('staff-acts.end-not-recorded', { call: key, actId: id, outcome, traceId, error })
      }
    },
  }
}

async function carryOut(tools: RecordingTools, bound: Bound, input: unknown, context: CallContext) {
  const { call, handler } = bound
  const record = openRecord(tools, bound, input, context)
  try {
    const { viewer } = context
    if (call.record !== 'named') {
      if (!viewer) throw new Error(`nobody is known to call ${bound.key}, which is recorded`)
      await record.begin({ userId: viewer.userId, shopId: viewer.shopId ?? null })
    }
    const recording: CallContext = { ...context, note: record.note, recordAs: record.begin }
    const answer = await handler(input as never, recording as never)
    await (isRefusal(answer) ? record.end('refused', answer) : record.end('done'))
    return answer
  } catch (error) {
    if (error instanceof Unrecorded) return refuse(httpRefusals.unavailable)
    await record.end('failed')
    throw error
  }
}

/**
 * The calls of all rooms, of which those that staff and operators act by are recorded: a row is committed before the
 * handler runs, or the call is refused; another row tells how it ended.
 */
export function recordCalls(tools: RecordingTools, calls: readonly Bound[]): Bound[] {
  return calls.map((bound) =>
    isRecorded(bound.call)
      ? { ...bound, handler: (input: never, context: never) => carryOut(tools, bound, input, context) }
      : bound,
  )
}
