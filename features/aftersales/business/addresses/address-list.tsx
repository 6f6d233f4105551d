import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, Tag } from '@hojip/platform/ui'
import { useState } from 'react'
import { trimmed } from '../acts/shop-input.ts'
import { shopRefundTexts } from '../texts.ts'
import { AddressForm } from './address-form.tsx'
import type { StoredAddress } from './with-addresses.tsx'

const refreshes = ['GET /bizConsole/queryReturnAddress'] as const

interface AddressListProps {
  stored: readonly StoredAddress[]
  onClose: () => void
}

/** The shop's return addresses: which one is the default, and the forms to add and change them. */
export function AddressList({ stored, onClose }: AddressListProps) {
  const t = useTexts(shopRefundTexts)
  const [edited, setEdited] = useState<StoredAddress | 'new'>()
  if (edited) {
    const back = () => setEdited(undefined)
    return <AddressForm {...(edited !== 'new' && { stored: edited })} onDone={back} onClose={back} />
  }
  return (
    <Dialog title={t.address.title} onClose={onClose} sheet>
      <div className="grid gap-4">
        <p className="text-13 text-ink-2">{t.address.several}</p>
        <ul className="grid gap-2">
          {stored.map((one) => (
            <Address key={one.pkId} address={one} onEdit={() => setEdited(one)} />
          ))}
        </ul>
        <Button kind="jadeLine" block size="lg" onClick={() => setEdited('new')}>
          {t.address.add}
        </Button>
      </div>
    </Dialog>
  )
}

function Address({ address: one, onEdit }: { address: StoredAddress; onEdit: () => void }) {
  const t = useTexts(shopRefundTexts)
  const { pkId, consignee, phone, address, isDefault } = one
  const undo = useWrite('POST /bizConsole/saveReturnAddress', { refreshes })
  const choose = useWrite('POST /bizConsole/setDefaultReturnAddress', { refreshes })
  const remove = useWrite('POST /bizConsole/deleteReturnAddress', {
    refreshes,
    onSuccess: () => {
      const run = () => undo.run({ ...trimmed(one), isDefault: false })
      toast('success', t.address.removed, { label: t.address.undo, run })
    },
  })
  const look = { kind: 'quiet', size: 'sm', className: 'max-lg:min-h-11!' } as const
  const named = (label: string) => `${label}: ${consignee} ${address}`
  return (
    <li className="grid gap-1.5 rounded-md p-3 text-13 ring-line">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b dir="auto" className="text-14 font-medium">
          {consignee}
        </b>
        <span className="figures text-ink-2">{phone}</span>
        {isDefault && <Tag tone="jade">{t.address.isDefault}</Tag>}
      </p>
      <p dir="auto" className="break-words text-ink-2">
        {address}
      </p>
      <p className="-mb-1 -ml-2 flex flex-wrap gap-1">
        {!isDefault && (
          <Button
            {...look}
            aria-label={named(t.address.makeDefault)}
            busy={choose.isRunning}
            onClick={() => choose.run({ pkId })}
          >
            {t.address.makeDefault}
          </Button>
        )}
        <Button {...look} aria-label={named(t.address.edit)} onClick={onEdit}>
          {t.address.change}
        </Button>
        {!isDefault && (
          <Button
            {...look}
            aria-label={named(t.address.remove)}
            busy={remove.isRunning}
            onClick={() => remove.run({ pkId })}
          >
            {t.address.remove}
          </Button>
        )}
      </p>
    </li>
  )
}
