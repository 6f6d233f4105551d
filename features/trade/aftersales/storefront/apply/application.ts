import { yuanToFen } from '@hojip/platform/money'
import type { RefundableLine, RefundableWay } from '../../contract.ts'

type Reason = RefundableWay['reasons'][number]
export interface WayTogether {
  refundType: 0 | 1
  receivingStatus: 0 | 1
  /** Reasons that fit every line; one that needs pictures for one line needs them for all. */
  reasons: Reason[]
}

type LineWays = Pick<RefundableLine, 'types'>

export function wayOf(line: LineWays, type: number, receiving: number): RefundableWay | undefined {
  return line.types.find((way) => way.refundType === type && way.receivingStatus === receiving)
}

/** The ways and reasons that are possible for all these lines. */
export function waysTogether(lines: readonly LineWays[]): WayTogether[] {
  const [first, ...others] = lines
  return (first?.types ?? []).flatMap(({ refundType, receivingStatus, reasons }) => {
    const same = others.map((line) => wayOf(line, refundType, receivingStatus)?.reasons ?? [])
    const fitting = reasons.flatMap((reason) => {
      const twins = same.map((list) => list.find(({ index }) => index === reason.index))
      if (twins.includes(undefined)) return []
      return [{ ...reason, needFiles: reason.needFiles || twins.some((twin) => twin?.needFiles) }]
    })
    return fitting.length > 0 ? [{ refundType, receivingStatus, reasons: fitting }] : []
  })
}

/** The form's values. */
export interface ApplicationDraft {
  refundType: 0 | 1 | undefined
  receivingStatus: 0 | 1 | undefined
  reason: number | undefined
  /** In yuan; '' for the most that can be refunded. */
  amount: string
  detail: string
  units: Readonly<Record<string, number>>
  files: Readonly<Record<string, readonly string[]>>
  customerName: string
  phone: string
}

export type ApplicationField =
  | 'type'
  | 'receiving'
  | 'reason'
  | 'amount'
  | 'name'
  | 'phone'
  | `files-${string}`
export type ApplicationProblem =
  | 'type'
  | 'receiving'
  | 'reason'
  | 'files'
  | 'amountWrong'
  | 'amountTooMuch'
  | 'name'
  | 'phone'

export interface Asked {
  lineIds: readonly string[]
  reason: Reason | undefined
  /** The most that can be refunded, in yuan; undefined until the server has answered. */
  maxMoney: string | undefined
}

function amountProblem(amount: string, maxMoney: string | undefined): ApplicationProblem | undefined {
  if (amount === '') return undefined
  const fen = /^\d{1,10}(\.\d{1,2})?$/.test(amount) ? (yuanToFen(amount) ?? 0) : 0
  if (fen <= 0) return 'amountWrong'
  return maxMoney !== undefined && fen > (yuanToFen(maxMoney) ?? 0) ? 'amountTooMuch' : undefined
}

/** The form's problems by field, in the order of the page. */
export function applicationProblems(
  draft: ApplicationDraft,
  { lineIds, reason, maxMoney }: Asked,
): Partial<Record<ApplicationField, ApplicationProblem>> {
  const amount = lineIds.length === 1 ? amountProblem(draft.amount, maxMoney) : undefined
  const bare = reason?.needFiles ? lineIds.filter((id) => (draft.files[id] ?? []).length === 0) : []
  return {
    ...(draft.refundType === undefined ? { type: 'type' } : {}),
    ...(draft.refundType !== undefined && draft.receivingStatus === undefined
      ? { receiving: 'receiving' }
      : {}),
    ...(reason ? {} : { reason: 'reason' }),
    ...(amount ? { amount } : {}),
    ...Object.fromEntries(bare.map((id) => [`files-${id}`, 'files'])),
    ...(draft.customerName.trim() ? {} : { name: 'name' }),
    ...(draft.phone.trim() ? {} : { phone: 'phone' }),
  }
}
