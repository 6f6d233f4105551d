import { sentenceOf } from '@hojip/platform/client'
import { useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, Notice, Tag } from '@hojip/platform/ui'
import { useState } from 'react'
import { trimmed } from '../acts/shop-input.ts'
import { shopRefundTexts } from '../texts.ts'
import { AddressForm } from './address-form.tsx'
import type { StoredAddress } from './with-addresses.tsx'

interface AddressListProps {
  stored: readonly StoredAddress[]
  onClose: () => void
}

/** Chooses and deletes addresses. The dialog covers toasts, so it shows itself what was deleted and what went wrong. */
function useAddressActs() {
  const t = useTexts(shopRefundTexts)
  const [removed, setRemoved] = useState<StoredAddress>()
  const settings = { quiet: true, refreshes: ['GET /bizConsole/queryReturnAddress'] } as const
  const add = useWrite('POST /bizConsole/saveReturnAddress', settings)
  const choose = useWrite('POST /bizConsole/setDefaultReturnAddress', settings)
  const remove = useWrite('POST /bizConsole/deleteReturnAddress', settings)
  const error = add.error ?? choose.error ?? remove.error
  return {
    removed,
    problem: error && sentenceOf(error, t.failed),
    isBusy: add.isRunning || choose.isRunning || remove.isRunning,
    choose: ({ pkId }: StoredAddress) => choose.run({ pkId }),
    remove: async (one: StoredAddress) => {
      if ((await remove.ask({ pkId: one.pkId })) !== undefined) setRemoved(one)
    },
    restore: async (one: StoredAddress) => {
      if ((await add.ask({ ...trimmed(one), isDefault: false })) !== undefined) setRemoved(undefined)
    },
  }
}

/** The shop's return addresses: which one is the default, and the forms to add and change them. */
export function AddressList({ stored, onClose }: AddressListProps) {
  const t = useTexts(shopRefundTexts)
  const [edited, setEdited] = useState<StoredAddress | 'new'>()
  const acts = useAddressActs()
  const { removed, problem } = acts
  if (edited) {
    const back = () => setEdited(undefined)
    return <AddressForm {...(edited !== 'new' && { stored: edited })} onDone={back} onClose={back} />
  }
  return (
    <Dialog title={t.address.button} onClose={onClose} sheet>
      <div className="grid gap-4">
        <p className="text-13 text-ink-2">{t.address.several}</p>
        <ul className="grid gap-2">
          {stored.map((one) => (
            <Address key={one.pkId} address={one} acts={acts} onEdit={() => setEdited(one)} />
          ))}
        </ul>
        {removed && (
          <Notice
            live
            action={
              <Button size="sm" busy={acts.isBusy} onClick={() => void acts.restore(removed)}>
                {t.address.undo}
              </Button>
            }
          >
            {t.address.removed(`${removed.consignee} ${removed.address}`)}
          </Notice>
        )}
        {problem && (
          <Notice tone="crimson" live>
            {problem}
          </Notice>
        )}
        <Button kind="jadeLine" block size="lg" onClick={() => setEdited('new')}>
          {t.address.add}
        </Button>
      </div>
    </Dialog>
  )
}

interface AddressProps {
  address: StoredAddress
  acts: ReturnType<typeof useAddressActs>
  onEdit: () => void
}

function Address({ address: one, acts, onEdit }: AddressProps) {
  const t = useTexts(shopRefundTexts)
  const { consignee, phone, address, isDefault } = one
  const look = { kind: 'quiet', size: 'sm', className: 'max-lg:min-h-11!' } as const
  const named = (label: string) => `${label}: ${consignee} ${address}`
  return (
    <li className="grid gap-1.5 rounded-md p-3 text-13 ring-line">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b dir="auto" className="text-14 font-medium">
          {consignee}
        </b>
        <span translate="no" className="figures text-ink-2">
          {phone}
        </span>
        {isDefault && <Tag tone="jade">{t.address.isDefault}</Tag>}
      </p>
      <p dir="auto" className="break-words text-ink-2">
        {address}
      </p>
      <p className="-mb-1 -ml-2 flex flex-wrap gap-1">
        {!isDefault && (
          <Button {...look} aria-label={named(t.address.makeDefault)} onClick={() => acts.choose(one)}>
            {t.address.makeDefault}
          </Button>
        )}
        <Button {...look} aria-label={named(t.address.edit)} onClick={onEdit}>
          {t.address.change}
        </Button>
        {!isDefault && (
          <Button {...look} aria-label={named(t.address.remove)} onClick={() => void acts.remove(one)}>
            {t.address.remove}
          </Button>
        )}
      </p>
    </li>
  )
}
