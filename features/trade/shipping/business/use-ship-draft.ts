import { orderStatuses } from '@hojip/orders/rules'
import type { Output } from '@hojip/platform/client'
import { firstOf } from '@hojip/platform/collections'
import { toast, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { randomId } from '@hojip/platform/storage'
import { useState } from 'react'
import {
  linesToShip,
  problemsOf,
  shipmentOf,
  unitsOfRest,
  type ParcelDraft,
  type ParcelProblem,
  type ShipDraft,
} from './draft.ts'
import { lastCarrier, rememberCarrier } from './carriers/last-carrier.ts'
import { shipTexts } from './texts.ts'

/** Calls whose answers a shipment changes. */
const changes = [
  'POST /bizConsole/queryOrders',
  'GET /bizConsole/queryOrderInfo',
  'GET /bizConsole/lookLogistics',
] as const

type Refused = { text: string; parcelKey?: string }

/** The form of a shipment: its input, its problems, and sending it. */
export function useShipDraft(
  order: Output<'GET /bizConsole/queryOrderInfo'>,
  carriers: readonly { code: string; isUsed: boolean }[],
  onDone: () => void,
) {
  const t = useTexts(shipTexts)
  const refresh = useRefresh()
  const lines = linesToShip(order.goodsInfoList)
  const newParcel = (others: readonly ParcelDraft[]): ParcelDraft => ({
    key: randomId(),
    expCode: others.at(-1)?.expCode ?? lastCarrier(carriers),
    number: '',
    units: unitsOfRest(lines, others),
  })
  const [draft, setDraft] = useState<ShipDraft>(() => ({ isSplit: false, parcels: [newParcel([])] }))
  const [problems, setProblems] = useState<Record<string, ParcelProblem>>({})
  const [refusal, setRefusal] = useState<Refused>()
  const write = useWrite('POST /bizConsole/deliver', {
    refreshes: changes,
    onSuccess: ({ orderStatus }) => {
      rememberCarrier(firstOf(draft.parcels).expCode)
      toast('success', orderStatus === orderStatuses.toReceive ? t.shipped : t.partly)
      onDone()
    },
    onRefused: ({ message }) => {
      // The sentence names the number that is taken, so it is shown beside that field.
      const parcel = draft.parcels.find(({ number }) => message.includes(number.trim()))
      setRefusal({ text: message, ...(parcel ? { parcelKey: parcel.key } : {}) })
      void refresh(...changes)
      return true
    },
  })
  const change = (parcels: readonly ParcelDraft[], isSplit = draft.isSplit) => {
    setDraft({ isSplit, parcels })
    setRefusal(undefined)
  }
  return {
    draft,
    lines,
    problems,
    refusal,
    isRunning: write.isRunning,
    change: (key: string, to: Partial<ParcelDraft>) => {
      change(draft.parcels.map((parcel) => (parcel.key === key ? { ...parcel, ...to } : parcel)))
      setProblems(({ [key]: _fixed, ...others }) => others)
    },
    add: () => change([...draft.parcels, newParcel(draft.parcels)]),
    remove: (key: string) => change(draft.parcels.filter((parcel) => parcel.key !== key)),
    /** A single parcel takes everything again. */
    toggleSplit: () => {
      const first = firstOf(draft.parcels)
      change([{ ...first, units: unitsOfRest(lines, []) }], !draft.isSplit)
      setProblems({})
    },
    /** False when the form has problems. */
    submit: (): boolean => {
      const found = problemsOf(draft)
      setProblems(found)
      if (Object.keys(found).length > 0) return false
      setRefusal(undefined)
      write.run({ orderId: order.pkId, parcels: shipmentOf(draft) })
      return true
    },
  }
}
