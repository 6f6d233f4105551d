import { AddressCards, AddressSheet, maxAddresses } from '@hojip/addresses/storefront/parts'
import type { Address } from '@hojip/addresses/contract'
import type { CallKey } from '@hojip/platform/client'
import { toast, useLazyCall, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Notice, Sheet, Skeleton } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Order } from '../../contract.ts'
import { OrderPlace } from '../detail/order-place.tsx'
import { ordersTexts } from '../texts.ts'

type AddressDialogProps = {
  order: Pick<Order, 'pkId' | 'consignee' | 'country' | 'regionText' | 'street'>
  changes: readonly CallKey[]
  onClose: () => void
}

/** Chooses another address for an order that has not left yet. A refusal is shown in the dialog. */
export function AddressDialog({ order, changes, onClose }: AddressDialogProps) {
  const t = useTexts(ordersTexts)
  const refresh = useRefresh()
  const { data } = useLazyCall('GET /appUserAddress/queryAllAddress', {}, { freshForMs: 0 })
  const [chosenId, choose] = useState<string>()
  const [form, setForm] = useState<{ address?: Address }>()
  const [fault, setFault] = useState<string>()
  const save = useWrite('POST /bizOrder/updateAddress', {
    refreshes: changes,
    onSuccess: () => {
      toast('success', t.addressChanged)
      onClose()
    },
    onRefused: ({ message }) => {
      setFault(message)
      void refresh(...changes)
      return true
    },
  })
  const chosen = (pkId: string) => {
    choose(pkId)
    setFault(undefined)
  }
  if (form)
    return (
      <AddressSheet
        address={form.address}
        onSaved={(pkId) => {
          chosen(pkId)
          setForm(undefined)
        }}
        onClose={() => setForm(undefined)}
      />
    )
  const footer = (
    <Button
      kind="jade"
      size="lg"
      block
      disabled={chosenId === undefined}
      busy={save.isRunning}
      onClick={() => chosenId && save.run({ orderId: order.pkId, addressId: chosenId })}
    >
      {t.addressSave}
    </Button>
  )
  return (
    <Sheet title={t.addressTitle} onClose={onClose} footer={footer}>
      <p className="text-13 text-ink-2">{t.addressHint}</p>
      <p className="mt-2 mb-3 text-13 text-ink-3">
        {t.addressCurrent} {order.consignee} <OrderPlace order={order} />
      </p>
      {fault && (
        <div className="mb-3">
          <Notice tone="crimson" live>
            {fault}
          </Notice>
        </div>
      )}
      {data ? (
        <Choices addresses={data.list} chosenId={chosenId} onChoose={chosen} onForm={setForm} />
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
    </Sheet>
  )
}

type ChoicesProps = {
  addresses: readonly Address[]
  chosenId: string | undefined
  onChoose: (pkId: string) => void
  onForm: (form: { address?: Address }) => void
}

function Choices({ addresses, chosenId, onChoose, onForm }: ChoicesProps) {
  const t = useTexts(ordersTexts)
  return (
    <>
      {addresses.length === 0 && <p className="mb-3 text-13 text-ink-2">{t.addressNone}</p>}
      <AddressCards
        addresses={addresses}
        chosenId={chosenId}
        onChoose={({ pkId }) => onChoose(pkId)}
        onEdit={(address) => onForm({ address })}
        onAdd={addresses.length < maxAddresses ? () => onForm({}) : undefined}
        className="grid gap-3"
      />
    </>
  )
}
