import { ordersHref } from '@hojip/hrefs/orders'
import { toast, useNavigate, useRefresh, useTexts, useWrite, useDates } from '@hojip/platform/page'
import { useConfirm } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState, type ReactNode } from 'react'
import type { Order } from '../../contract.ts'
import { policy } from '@hojip/policy'
import { CancelDialog } from './cancel-dialog.tsx'
import { ordersTexts } from '../texts.ts'
import { useBuyAgain } from './use-buy-again.tsx'
import type { BuyersAct } from './shown-acts.ts'
import { dayMs } from '@hojip/platform/clock'

const orderCalls = [
  'POST /bizOrder/queryMyOrder',
  'POST /bizOrder/queryOrderCount',
  'GET /bizOrder/queryOrderInfo',
  'GET /bizOrder/queryTimeline',
] as const

type ActCall =
  | 'POST /bizOrder/confirmOrder'
  | 'POST /bizOrder/remindDelivery'
  | 'POST /bizOrder/deleteById/{pkId}'

/** A call on an order. Reloads what it changed, also when it came too late. */
function useActCall<K extends ActCall>(call: K, message: string, then?: () => void) {
  const refresh = useRefresh()
  return useWrite(call, {
    refreshes: orderCalls,
    onSuccess: () => {
      toast('success', message)
      then?.()
    },
    onRefused: () => void refresh(...orderCalls),
  })
}

// With the address form and its regions, loaded only when an address is changed.
const AddressDialog = lazyPart(() =>
  import('./address-dialog.tsx').then((module) => ({ default: module.AddressDialog })),
)

/** Postpones receipt, and shows the new deadline. */
function useExtending(orderId: string): readonly [run: () => void, isRunning: boolean] {
  const t = useTexts(ordersTexts)
  const dates = useDates()
  const refresh = useRefresh()
  const write = useWrite('POST /bizOrder/extendReceive', {
    refreshes: orderCalls,
    onSuccess: ({ deadlineAt }) => toast('success', t.extended(dates.moment(deadlineAt))),
    onRefused: () => void refresh(...orderCalls),
  })
  return [() => write.run({ orderId }), write.isRunning]
}

/** What is done on the page itself; the others lead to pages of their own. */
export type OwnAct = Exclude<BuyersAct, 'pay' | 'track' | 'comment'>

export interface OrderActs {
  /** Performs a button's action; asks first when it cannot be undone. */
  act: (name: OwnAct) => void
  isRunning: (name: BuyersAct) => boolean
  /** Has to be rendered beside the buttons. */
  dialogs: ReactNode
}

/** @param isAlone whether the page shows only this order, and has to be left when it is deleted */
export function useOrderActs(order: Order, isAlone = false): OrderActs {
  const { pkId } = order
  const t = useTexts(ordersTexts)
  const navigate = useNavigate()
  const [ask, confirmDialog] = useConfirm()
  const [open, setOpen] = useState<'cancel' | 'address'>()
  const { buyAgain, isRunning: buys, dialog: leftDialog } = useBuyAgain()
  const [extend, isExtending] = useExtending(pkId)
  const confirm = useActCall('POST /bizOrder/confirmOrder', t.confirmed)
  const remind = useActCall('POST /bizOrder/remindDelivery', t.reminded)
  const remove = useActCall(
    'POST /bizOrder/deleteById/{pkId}',
    t.deleted,
    () => isAlone && navigate(ordersHref(), { replace: true }),
  )

  const { confirmTitle, confirmText, confirmNo, deleteTitle, deleteText, deleteNo, actions } = t
  const acts = {
    cancel: async () => setOpen('cancel'),
    changeAddress: async () => setOpen('address'),
    confirm: async () => {
      const yes = await ask({ title: confirmTitle, text: confirmText, yes: actions.confirm, no: confirmNo })
      if (yes) confirm.run({ orderId: pkId })
    },
    delete: async () => {
      const question = {
        title: deleteTitle,
        text: deleteText,
        yes: actions.delete,
        no: deleteNo,
        danger: true,
      }
      if (await ask(question)) remove.run({ pkId })
    },
    remind: async () => remind.run({ orderId: pkId }),
    extend: async () => {
      const text = t.extendText(policy.extendReceiptMs / dayMs)
      if (await ask({ title: t.extendTitle, text, yes: t.extendYes, no: t.extendNo })) extend()
    },
    buyAgain: () => buyAgain([pkId]),
  }
  const running: Partial<Record<BuyersAct, boolean>> = {
    confirm: confirm.isRunning,
    remind: remind.isRunning,
    delete: remove.isRunning,
    buyAgain: buys,
    extend: isExtending,
  }
  return {
    act: (name) => void acts[name](),
    isRunning: (name) => running[name] ?? false,
    dialogs: (
      <>
        {confirmDialog}
        {leftDialog}
        {open === 'cancel' && (
          <CancelDialog order={order} changes={orderCalls} onClose={() => setOpen(undefined)} />
        )}
        {open === 'address' && (
          <Suspense fallback={null}>
            <AddressDialog order={order} changes={orderCalls} onClose={() => setOpen(undefined)} />
          </Suspense>
        )}
      </>
    ),
  }
}
