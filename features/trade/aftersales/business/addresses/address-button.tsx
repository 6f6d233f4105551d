import { useTexts } from '@hojip/platform/page'
import { Button, Icon, mapPinIcon } from '@hojip/platform/ui'
import { useState } from 'react'
import { shopRefundTexts } from '../texts.ts'
import { AddressForm } from './address-form.tsx'
import { AddressList } from './address-list.tsx'
import { WithAddresses } from './with-addresses.tsx'

/** Opens the dialog for the shop's return addresses. */
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
        <WithAddresses title={t.address.button} onClose={close}>
          {(stored) =>
            stored.length === 0 ? (
              <AddressForm isFirst onDone={close} onClose={close} />
            ) : (
              <AddressList stored={stored} onClose={close} />
            )
          }
        </WithAddresses>
      )}
    </>
  )
}
