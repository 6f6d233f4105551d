import { PaymentChoice, usePayMethod } from '@hojip/payments/storefront/parts'
import { useState } from 'react'
import type { Preview } from '../contract.ts'
import { faultyAnywhere, faultyLines } from '../rules/preview-changes.ts'
import { orderOf, withWanted } from '../rules/order-to-send.ts'
import type { WantedLine } from '../rules/wanted-lines.ts'
import { AddressSection } from './address-section.tsx'
import { ConfirmSkeleton, NoPreview, NothingToOrder } from './placing/confirm-outcomes.tsx'
import { ConfirmHead } from './placing/confirm-head.tsx'
import { OrderProblems } from './placing/order-problems.tsx'
import { OrderSummary } from './placing/order-summary.tsx'
import { OrderBar } from './placing/order-bar.tsx'
import { Parcels } from './parcels/parcels.tsx'
import { PriceChangeDialog } from './placing/price-change-dialog.tsx'
import { SubmitButton } from './placing/submit-button.tsx'
import { MustWait, waitsOf } from './placing/waiting-lines.tsx'
import { TypedPlace } from './typed-place.tsx'
import { useDeliveryAddress } from './use-delivery-address.ts'
import { useNoReturn } from './placing/use-no-return.tsx'
import { usePlaceOrder } from './placing/use-place-order.ts'
import { usePreview } from './use-preview.ts'

type PriceChangeProps = { placing: ReturnType<typeof usePlaceOrder>; onAccept: (after: Preview) => void }

/** What has changed since the buyer saw the prices, until they accept or dismiss it. */
function PriceChange({ placing: { changed, dismissChange }, onAccept }: PriceChangeProps) {
  if (!changed) return null
  return <PriceChangeDialog {...changed} onAccept={() => onAccept(changed.after)} onClose={dismissChange} />
}

/** The form between choosing and paying. `from` are the initial lines; the buyer may remove some. */
export function ConfirmOrder({ from }: { from: readonly WantedLine[] }) {
  const [wanted, setWanted] = useState(from)
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({})
  const address = useDeliveryAddress()
  const { preview, error, isOld, refetch, put } = usePreview(wanted, address.to)
  const method = usePayMethod()
  const placing = usePlaceOrder({
    payBy: method.chosen,
    preview,
    putPreview: put,
    refetchPreview: refetch,
    onAddressGone: address.lost,
    onPriceChanged: address.readAgain,
  })
  const noReturn = useNoReturn(preview)
  const waits = placing.waits ?? waitsOf(error)
  const want = (lines: readonly WantedLine[]) => {
    placing.forget()
    setWanted(lines)
  }
  if (waits) return <MustWait waits={waits} wanted={wanted} onRest={want} />
  if (wanted.length === 0) return <NothingToOrder />
  if (!preview) return error ? <NoPreview error={error} onRetry={refetch} /> : <ConfirmSkeleton />
  const faulty = faultyLines(preview)
  const submit = async (at: Preview) => {
    if (!noReturn.check()) return
    const addressId = await address.ready()
    if (addressId === undefined) return
    method.remember()
    placing.run(orderOf(at, addressId, notes, noReturn.agreed))
  }
  const isBusy = address.isSaving || placing.isBusy || isOld
  const button = (look: 'bar' | 'block') => (
    <SubmitButton look={look} isBusy={isBusy} faulty={faulty} onSubmit={() => void submit(preview)} />
  )
  return (
    <>
      <div className="grid items-start pt-2 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-5 lg:pt-4 xl:grid-cols-[minmax(0,1fr)_344px]">
        <div className="min-w-0">
          <ConfirmHead preview={preview} onTimeUp={refetch} />
          {/* The summary takes the focus, which must stay in the form while the buyer chooses the region there. */}
          <OrderProblems
            faulty={address.chosen ? faulty : faultyAnywhere(preview)}
            refusal={placing.refusal}
          />
          <AddressSection of={address} typed={<TypedPlace preview={preview} isOld={isOld} />} />
          <Parcels
            preview={preview}
            notes={notes}
            onNote={(shopId, note) => setNotes({ ...notes, [shopId]: note })}
            onQuantity={(goodsSpecId, goodsNum) => want(withWanted(wanted, goodsSpecId, goodsNum))}
          />
          <PaymentChoice of={method} />
        </div>
        <OrderSummary
          preview={preview}
          address={address.chosen}
          action={
            <>
              {noReturn.box}
              {button('block')}
            </>
          }
        />
      </div>
      <OrderBar preview={faulty.length > 0 ? undefined : preview} button={button('bar')} />
      <PriceChange placing={placing} onAccept={(after) => void submit(after)} />
    </>
  )
}
