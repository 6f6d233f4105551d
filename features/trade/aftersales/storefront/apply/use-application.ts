import { refundHref, refundsHref } from '@hojip/hrefs/aftersales'
import { refundStatuses } from '@hojip/orders/rules'
import type { ApiError } from '@hojip/platform/client'
import { toast, useLazyCall, useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import type { FieldProblem } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { Refund, RefundableLine, RefundableOrder } from '../../contract.ts'
import {
  applicationProblems,
  wayOf,
  waysTogether,
  type ApplicationDraft,
  type ApplicationField,
} from './application.ts'
import type { ChosenLine } from '../application-search.ts'
import { refundTexts } from '../texts.ts'
import { useDraft } from './use-draft.ts'

export const refundCalls = [
  'POST /bizGoodsRefund/queryRefundList',
  'GET /bizGoodsRefund/findById/{pkId}',
  'GET /bizGoodsRefund/queryRefundable',
  'GET /bizOrder/queryOrderInfo',
  'POST /bizOrder/queryMyOrder',
  'POST /bizOrder/queryOrderCount',
] as const

/** The application that is edited or replaced. */
export type Before = Pick<
  Refund,
  | 'pkId'
  | 'refundStatus'
  | 'refundType'
  | 'receivingStatus'
  | 'refundReason'
  | 'refundNum'
  | 'applyMoney'
  | 'detailDescription'
  | 'files'
  | 'orderGoodsId'
  | 'customerName'
  | 'customerPhone'
>

export interface ApplicationWish {
  order: RefundableOrder
  lines: readonly RefundableLine[]
  chosen: readonly ChosenLine[]
  before?: Before | undefined
}

function firstDraft({ order, lines, chosen, before }: ApplicationWish): ApplicationDraft {
  const ways = waysTogether(lines)
  const types = new Set(ways.map(({ refundType }) => refundType))
  const onlyType = types.size === 1 ? ways[0]?.refundType : undefined
  const only = onlyType !== undefined && ways.length === 1 ? ways[0]?.receivingStatus : undefined
  const units = lines.map(({ orderGoodsId: id, maxNum }) => [
    id,
    before?.refundNum ?? chosen.find((one) => one.id === id)?.units ?? maxNum,
  ])
  return {
    refundType: before?.refundType ?? onlyType,
    receivingStatus: before?.receivingStatus ?? only,
    reason: before?.refundReason,
    amount: before?.applyMoney ?? '',
    detail: before?.detailDescription ?? '',
    units: Object.fromEntries(units),
    files: before ? { [before.orderGoodsId]: before.files } : {},
    customerName: before?.customerName ?? order.customerName,
    phone: before?.customerPhone ?? order.customerPhone,
  }
}

const settledBy: Partial<Record<keyof ApplicationDraft, ApplicationField>> = {
  refundType: 'type',
  receivingStatus: 'receiving',
  reason: 'reason',
  amount: 'amount',
  customerName: 'name',
  phone: 'phone',
}

/** The problems without those of fields that have changed since. */
function withoutSettled(
  problems: Partial<Record<ApplicationField, string>>,
  changes: Partial<ApplicationDraft>,
): Partial<Record<ApplicationField, string>> {
  const settled = Object.keys(changes).map((key) => settledBy[key as keyof ApplicationDraft])
  const isOpen = (field: string) =>
    !settled.some((one) => one === field) && !(changes.files && field.startsWith('files-'))
  return Object.fromEntries(Object.entries(problems).filter(([field]) => isOpen(field)))
}

const fieldNames: Record<string, ApplicationField> = {
  refundType: 'type',
  receivingStatus: 'receiving',
  refundReason: 'reason',
  refundMoney: 'amount',
  customerName: 'name',
  phone: 'phone',
}

/** The server's problems by field, with its messages. */
function refusedFields({ data, message }: ApiError, lineIds: readonly string[]) {
  return (data.fields ?? []).flatMap(({ field, problem }): [ApplicationField, string][] => {
    const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
    const known = last === 'files' && lineIds[0] ? (`files-${lineIds[0]}` as const) : fieldNames[last]
    return known ? [[known, problem || message]] : []
  })
}

type ItemsOf = { lines: readonly RefundableLine[]; draft: ApplicationDraft; reason: number | undefined }

/** The items for the server's estimate; undefined until type, receipt and reason are chosen. */
function itemsOf({ lines, draft, reason }: ItemsOf) {
  const { refundType, receivingStatus } = draft
  if (refundType === undefined || receivingStatus === undefined || reason === undefined) return undefined
  return lines.map((line) => {
    const max = wayOf(line, refundType, receivingStatus)?.maxNum ?? 1
    const refundNum = Math.min(draft.units[line.orderGoodsId] ?? max, max)
    return { orderGoodsId: line.orderGoodsId, refundType, receivingStatus, refundReason: reason, refundNum }
  })
}

/** The possible ways and reasons, the current choice, and its estimated refund. */
function useMoney({ order, lines, before }: ApplicationWish, draft: ApplicationDraft) {
  const ways = waysTogether(lines)
  const ofType = ways.filter(({ refundType }) => refundType === draft.refundType)
  const way = ofType.find(({ receivingStatus }) => receivingStatus === draft.receivingStatus)
  const reason = way?.reasons.find(({ index }) => index === draft.reason)
  const items = itemsOf({ lines, draft, reason: reason?.index })
  const money = useLazyCall(
    'POST /bizGoodsRefund/queryRefundMoney',
    { orderId: order.orderId, items: items ?? [], ...(before ? { refundId: before.pkId } : {}) },
    { when: items !== undefined, keepPrevious: true, freshForMs: 0 },
  )
  const sums = items ? money.data : undefined
  const isWholeOnly = sums?.lines.some((line) => line.isWholeOnly) ?? false
  return {
    ways,
    ofType,
    reason,
    items,
    sums,
    isWholeOnly,
    isAsking: items !== undefined && (money.isPending || money.isPrevious),
    moneyRefusal: items ? money.error?.message : undefined,
  }
}

type Problems = readonly (readonly [string, string])[]

/** What is wrong with the form, beside its fields and as a list. */
function useProblems() {
  const formId = useId()
  const [problems, setProblems] = useState<Partial<Record<ApplicationField, string>>>({})
  const [summary, setSummary] = useState<readonly FieldProblem[]>([])
  const idOf = (field: ApplicationField) => `${formId}-${field}`
  const say = (found: Problems) => {
    setProblems(Object.fromEntries(found))
    setSummary(found.map(([field, text]) => ({ fieldId: idOf(field as ApplicationField), text })))
  }
  return { problems, setProblems, summary, idOf, say }
}

/** The calls for submitting and for changing an application, and where the page goes afterwards. */
function useSending(before: Before | undefined, drop: () => void, onRefused: (error: ApiError) => true) {
  const t = useTexts(refundTexts)
  const navigate = useNavigate()
  const sent = (to: string, said: string) => {
    drop()
    toast('success', said)
    navigate(to, { replace: true })
  }
  const settings = { refreshes: refundCalls, onRefused }
  const applying = useWrite('POST /bizGoodsRefund/submit/refund', {
    ...settings,
    onSuccess: ({ list, pkId }) => sent(list.length > 1 ? refundsHref() : refundHref(pkId), t.submitted),
  })
  const changing = useWrite('POST /bizGoodsRefund/update', {
    ...settings,
    onSuccess: ({ pkId }) =>
      sent(refundHref(pkId), before?.refundStatus === refundStatuses.applied ? t.saved : t.submitted),
  })
  return { applying, changing }
}

/** The state of one application form: its values, its problems, the estimated refund, and submitting. */
export function useApplication(wish: ApplicationWish) {
  const { order, lines, before } = wish
  const t = useTexts(refundTexts)
  const lineIds = lines.map(({ orderGoodsId }) => orderGoodsId)
  const storedAs = before ? undefined : `${order.orderId}/${lineIds.join(',')}`
  const { draft, change: changeDraft, drop, isRestored } = useDraft(storedAs, firstDraft(wish))
  const { problems, setProblems, summary, idOf, say } = useProblems()
  const [refusal, setRefusal] = useState<string>()
  const [busyLines, setBusyLines] = useState<Readonly<Record<string, boolean>>>({})

  const asked = useMoney(wish, draft)
  const { reason, items, sums, isWholeOnly } = asked

  const change: typeof changeDraft = (changes) => {
    const made = typeof changes === 'function' ? changes(draft) : changes
    setProblems((before) => withoutSettled(before, made))
    changeDraft(changes)
  }
  const onRefused = (error: ApiError): true => {
    const found = refusedFields(error, lineIds)
    if (found.length > 0) say(found)
    else setRefusal(error.message)
    return true
  }
  const { applying, changing } = useSending(before, drop, onRefused)
  const contact = { customerName: draft.customerName.trim(), phone: draft.phone.trim() }
  const stated = (id: string) => ({
    detailDescription: draft.detail,
    files: [...(draft.files[id] ?? [])],
    ...(lines.length === 1 && !isWholeOnly && draft.amount !== '' ? { refundMoney: draft.amount } : {}),
  })

  const submit = () => {
    setRefusal(undefined)
    const amountless = isWholeOnly ? { ...draft, amount: '' } : draft
    const found = applicationProblems(amountless, { lineIds, reason, maxMoney: sums?.totalMoney })
    say(Object.entries(found).map(([field, problem]) => [field, problem ? t.wrong[problem] : ''] as const))
    const first = items?.[0]
    if (Object.keys(found).length > 0 || !items || !first) return
    if (Object.values(busyLines).includes(true)) {
      toast('info', t.picturesBusy)
      return
    }
    const wishes = items.map((item) => ({ ...item, ...stated(item.orderGoodsId) }))
    if (before) {
      const { orderGoodsId, ...item } = first
      changing.run({ pkId: before.pkId, ...item, ...stated(orderGoodsId), ...contact })
    } else applying.run({ orderId: order.orderId, ...contact, items: wishes })
  }

  return {
    order,
    lines,
    draft,
    change,
    isRestored,
    ...asked,
    problems,
    summary,
    refusal,
    idOf,
    submit,
    onPicturesBusy: (id: string, isBusy: boolean) =>
      setBusyLines((all) => (Boolean(all[id]) === isBusy ? all : { ...all, [id]: isBusy })),
    isSending: applying.isRunning || changing.isRunning,
    before,
  }
}

export type Application = ReturnType<typeof useApplication>
