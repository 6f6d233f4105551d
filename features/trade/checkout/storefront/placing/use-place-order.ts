import { payHref, payMethodHref } from '@hojip/hrefs/payments'
import type { ApiError } from '@hojip/platform/client'
import { useNavigate, useWrite } from '@hojip/platform/page'
import { useState } from 'react'
import type { Preview, SaveOrder } from '../../contract.ts'
import { withShortages, type Shortage } from '../../rules/preview-changes.ts'

interface PlacingSettings {
  preview: Preview | undefined
  putPreview: (preview: Preview) => void
  refetchPreview: () => void
  onAddressGone: () => void
  /** The address may have been changed in another window, and the price with it. */
  onPriceChanged: () => void
  /** How the buyer wants to pay; the cashier opens with it. */
  payBy: '1' | '2' | undefined
}

export interface Placing {
  run: (order: SaveOrder) => void
  /** Stays true until the cashier is open: a second press must not place a second order. */
  isBusy: boolean
  /** The previews before and after a change of price that the server reported. */
  changed: { before: Preview; after: Preview } | undefined
  /** Closes the dialog without ordering; the page shows the new price. */
  dismissChange: () => void
  refusal: { text: string; reason: string | undefined } | undefined
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

  const onRefused = ({ code, message, data }: ApiError): boolean => {
    if (code === '40010' && data['preview'] && preview) {
      const after = data['preview'] as Preview
      setChanged({ before: preview, after })
      putPreview(after)
      onPriceChanged()
      return true
    }
    if (code === '40011' && data['lines'] && preview) {
      putPreview(withShortages(preview, data['lines'] as Shortage[]))
      return true
    }
    if (data.reason === 'checkout/addressGone') onAddressGone()
    if (data.reason === 'checkout/goodsGone' || data.reason === 'checkout/notDeliverable') refetchPreview()
    if (code !== '40004' && code !== '40009') return false
    setRefusal({ text: message, reason: data.reason })
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
      navigate(payBy ? payMethodHref(payId, payBy) : payHref(payId), { replace: true })
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
    forget: () => setRefusal(undefined),
  }
}
