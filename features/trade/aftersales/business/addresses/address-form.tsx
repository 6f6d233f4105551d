import { useTexts } from '@hojip/platform/page'
import { Checkbox } from '@hojip/platform/ui'
import { useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { addressProblems, noAddress, trimmed } from '../acts/shop-input.ts'
import { useAct } from '../acts/use-act.ts'
import { shopRefundTexts } from '../texts.ts'
import { AddressFields } from './address-fields.tsx'
import type { StoredAddress } from './with-addresses.tsx'

interface AddressFormProps {
  /** Left out for a new one. */
  stored?: StoredAddress
  /** The shop has no address yet. */
  isFirst?: boolean
  onDone: () => void
  onClose: () => void
}

/** The dialog that adds a return address or changes one. */
export function AddressForm({ stored, isFirst = false, onDone, onClose }: AddressFormProps) {
  const t = useTexts(shopRefundTexts)
  const [address, setAddress] = useState(stored ? trimmed(stored) : noAddress)
  const [isDefault, setDefault] = useState(isFirst || stored?.isDefault === true)
  const [isTried, setTried] = useState(false)
  const save = useAct('POST /bizConsole/saveReturnAddress', 'address', { onDone, inDialog: true })
  const submit = () => {
    setTried(true)
    if (Object.keys(addressProblems(address)).length > 0) return
    save.run({ ...trimmed(address), isDefault, ...(stored && { pkId: stored.pkId }) })
  }
  return (
    <ActDialog
      title={stored ? t.address.edit : isFirst ? t.address.title : t.address.add}
      follows={isFirst ? t.address.none : isDefault ? t.address.follows : undefined}
      yes={t.address.save}
      busy={save.isRunning}
      problem={save.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <AddressFields value={address} onChange={setAddress} isTried={isTried} />
      {!isFirst && !stored?.isDefault && (
        <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
          {t.address.makeDefault}
        </Checkbox>
      )}
    </ActDialog>
  )
}
