import { useTexts } from '@hojip/platform/page'
import { Sheet } from '@hojip/platform/ui'
import type { Address } from '../contract.ts'
import { AddressForm } from './form/address-form.tsx'
import { addressesTexts } from './texts.ts'

interface AddressSheetProps {
  /** Absent for a new address. */
  address?: Address | undefined
  isFirst?: boolean
  onSaved: (pkId: string) => void
  onClose: () => void
}

/** The address form over the page: a dialog on desktop, a sheet on phones. */
export function AddressSheet({ address, isFirst = false, onSaved, onClose }: AddressSheetProps) {
  const t = useTexts(addressesTexts)
  return (
    <Sheet title={address ? t.editTitle : t.addNew} onClose={onClose}>
      <AddressForm address={address} isFirst={isFirst} onSaved={onSaved} onCancel={onClose} />
    </Sheet>
  )
}
