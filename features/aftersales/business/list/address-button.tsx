import { useTexts } from '@hojip/platform/page'
import { Button, Icon, mapPinIcon } from '@hojip/platform/ui'
import { useState } from 'react'
import type { ReturnAddress } from '../../contract.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { AddressFields } from '../acts/address-fields.tsx'
import { addressProblems, noAddress, trimmed } from '../acts/shop-input.ts'
import { shopRefundTexts } from '../texts.ts'
import { useAct } from '../acts/use-act.ts'
import { WithStoredAddress } from '../acts/with-stored-address.tsx'

/** Opens the dialog for the shop's stored return address. */
export function AddressButton({ isOpenFirst = false }: { isOpenFirst?: boolean | undefined }) {
  const t = useTexts(shopRefundTexts)
  const [isOpen, setOpen] = useState(isOpenFirst)
  const close = () => setOpen(false)
  return (
    <>
      <Button className="min-h-11! max-lg:w-full" onClick={() => setOpen(true)}>
        <Icon of={mapPinIcon} size={16} />
        {t.address.button}
      </Button>
      {isOpen && (
        <WithStoredAddress title={t.address.title} onClose={close}>
          {(stored) => <AddressDialog stored={stored} onClose={close} />}
        </WithStoredAddress>
      )}
    </>
  )
}

type AddressDialogProps = { stored: ReturnAddress | null; onClose: () => void }

function AddressDialog({ stored, onClose }: AddressDialogProps) {
  const t = useTexts(shopRefundTexts)
  const [address, setAddress] = useState(stored ?? noAddress)
  const [isTried, setTried] = useState(false)
  const save = useAct('POST /bizConsole/saveReturnAddress', 'address', { onDone: onClose, inDialog: true })
  const submit = () => {
    setTried(true)
    if (Object.keys(addressProblems(address)).length === 0) save.run(trimmed(address))
  }
  return (
    <ActDialog
      title={t.address.title}
      follows={stored ? t.address.follows : t.address.none}
      yes={t.address.save}
      busy={save.isRunning}
      problem={save.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <AddressFields value={address} onChange={setAddress} isTried={isTried} />
    </ActDialog>
  )
}
