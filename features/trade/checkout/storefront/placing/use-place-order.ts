import { payHref, payChannelHref } from '@hojip/hrefs/payments'
import { isGone, isOvertaken, type RefusalOf } from '@hojip/platform/client'
import { useNavigate, useWrite } from '@hojip/platform/page'
import { useState } from 'react'
import { channelOf, type PayMethod } from '@hojip/policy/channels'
import type { Preview, SaveOrder } from '../../contract.ts'
import type { WaitsIn } from '@hojip/sale-queues/contract'
import { withShortages } from '../../rules/preview-changes.ts'

type Refusal = RefusalOf<'POST /bizOrder/saveOrder'>

interface PlacingSettings {
  preview: Preview | undefined
  putPreview: (preview: Preview) => void
  refetchPreview: () => void
  onAddressGone: () => void
  /** The address may have been changed in another window, and the price with it. */
  onPriceChanged: () => void
  /** How the buyer wants to pay; the cashier opens with it. */
  payBy: PayMethod | undefined
}

export interface Placing {
  run: (order: SaveOrder) => void
  /** Stays true until the cashier is open: a second press must not place a second order. */
  isBusy: boolean
  /** The previews before and after a change of price that the server reported. */
  changed: { before: Preview; after: Preview } | undefined
  /** Closes the dialog without ordering; the page shows the new price. */
  dismissChange: () => void
  refusal: { text: string; reason: Refusal['reason'] } | undefined
  /** The queues in which the order has to wait, where the server said so. */
  waits: readonly WaitsIn[] | undefined
  /** Clears the refusal, because the order has changed since. */
  forget: () => void
}

/** Places the order once, and handles each refusal of the server. No input is lost. */
export function usePlaceOrder(settings: PlacingSettings): Placing {
  const { preview, putPreview, refetchPreview, onAddressGone, onPriceChanged, payBy } = settings
  const navigate = useNavigate()
  const [isPlaced, setPlaced] = useState(false)
  const [changed, setChanged] = useState<Placing['changed']>()
  const [refusal, setRefusal] = useState<Placing['refusal']>()
  const [waits, setWaits] = useState<readonly WaitsIn[]>()

  const onRefused = (refused: Refusal): boolean => {
    const { reason, message } = refused
    if (refused.reason === 'checkout/priceChanged' && preview) {
      const after = refused.data.preview
      setChanged({ before: preview, after })
      putPreview(after)
      onPriceChanged()
      return true
    }
    const isShort = refused.reason === 'checkout/stockShort' || refused.reason === 'checkout/soldOut'
    if (isShort && preview) {
      putPreview(withShortages(preview, refused.data.lines))
      return true
    }
    if (refused.reason === 'saleQueues/wait') {
      setWaits(refused.data.waits)
      return true
    }
    if (reason === 'checkout/addressGone') onAddressGone()
    if (reason === 'checkout/goodsGone' || reason === 'checkout/notDeliverable') refetchPreview()
    if (!isGone(refused) && !isOvertaken(refused)) return false
    setRefusal({ text: message, reason })
    return true
  }
  const write = useWrite('POST /bizOrder/saveOrder', {
    refreshes: [
      'POST /appUserCart/queryByUserId',
      'POST /appUserCart/queryCount',
      'POST /bizOrder/queryMyOrder',
    ],
    onSuccess: ({ payId }) => {
      setPlaced(true)
      navigate(payBy ? payChannelHref(payId, channelOf(payBy)) : payHref(payId), { replace: true })
    },
    onRefused,
  })
  return {
    run: (order) => {
      setChanged(undefined)
      setRefusal(undefined)
      write.run(order)
    },
    isBusy: write.isRunning || isPlaced,
    changed,
    dismissChange: () => setChanged(undefined),
    refusal,
    waits,
    forget: () => {
      setRefusal(undefined)
      setWaits(undefined)
    },
  }
}
