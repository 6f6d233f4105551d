import type { Refund } from '../contract.ts'
import { deadlines, type DeadlineName } from '../rules/refund-state.ts'
import { minuteMs } from '@hojip/platform/clock'

/** The state of an application as shops and the mall see it. */
export type Stand =
  | 'toAnswer'
  | 'offered'
  | 'toReturn'
  | 'returning'
  | 'toInspect'
  | 'refunding'
  | 'stuck'
  | 'completed'
  | 'rejected'
  | 'appealed'
  | 'closed'

type Standing = Pick<Refund, 'refundStatus' | 'proposal' | 'returnExpress' | 'isMoneyStuck' | 'arbitration'>

export function standOf(refund: Standing): Stand {
  switch (refund.refundStatus) {
    case 1:
      return refund.proposal ? 'offered' : 'toAnswer'
    case 2:
      return refund.isMoneyStuck ? 'stuck' : 'refunding'
    case 3:
      return 'completed'
    case 4:
      return refund.arbitration === '1' ? 'appealed' : 'rejected'
    case 6:
      return refund.returnExpress ? 'returning' : 'toReturn'
    case 7:
      return 'toInspect'
    default:
      return 'closed'
  }
}

type Turn = 'buyer' | 'shop' | 'mall'

const turns: Record<DeadlineName, Turn> = {
  shopAnswers: 'shop',
  shopAnswersAgain: 'shop',
  shopInspects: 'shop',
  buyerAnswers: 'buyer',
  buyerReturns: 'buyer',
  returnArrives: 'buyer',
  buyerAppeals: 'buyer',
  mallDecides: 'mall',
  moneyArrives: 'mall',
}

function isDeadline(name: string | undefined): name is DeadlineName {
  return name !== undefined && name in turns
}

export interface Left {
  name: DeadlineName
  /** Who has to act. */
  turn: Turn
  /** The share of the whole period that is left, 0 to 1. */
  share: number
  tone: 'jade' | 'amber' | 'crimson'
  isOver: boolean
  days: number
  hours: number
  minutes: number
}

/** The time left until the deadline; `undefined` without one. */
export function timeLeft(
  { deadlineAction, deadlineAt }: Pick<Refund, 'deadlineAction' | 'deadlineAt'>,
  nowMs: number,
): Left | undefined {
  if (deadlineAt === undefined || !isDeadline(deadlineAction)) return undefined
  const leftMs = Math.max(0, deadlineAt - nowMs)
  const share = Math.min(1, leftMs / deadlines[deadlineAction].ms)
  const all = Math.floor(leftMs / minuteMs)
  return {
    name: deadlineAction,
    turn: turns[deadlineAction],
    share,
    tone: share > 0.5 ? 'jade' : share > 0.1 ? 'amber' : 'crimson',
    isOver: leftMs === 0,
    days: Math.floor(all / 1440),
    hours: Math.floor(all / 60) % 24,
    minutes: all % 60,
  }
}
