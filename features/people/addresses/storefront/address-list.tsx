import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { useConfirm } from '@hojip/platform/ui'
import type { Address } from '../contract.ts'
import { answersOfAddresses } from './answers-of-addresses.ts'
import { AddressCard } from './address-card.tsx'
import { addressesTexts } from './texts.ts'

const refreshes = answersOfAddresses

interface AddressListProps {
  addresses: readonly Address[]
  onEdit: (address: Address) => void
}

/** The address cards, with deleting and changing the default. */
export function AddressList({ addresses, onEdit }: AddressListProps) {
  const t = useTexts(addressesTexts)
  const [confirm, dialog] = useConfirm()
  const makeDefault = useWrite('POST /appUserAddress/setDefaultAddress/{pkId}', {
    refreshes,
    onSuccess: () => toast('success', t.defaultChanged),
  })
  const remove = useWrite('POST /appUserAddress/deleteById/{pkId}', {
    refreshes,
    onSuccess: () => toast('success', t.removed),
  })
  const askToRemove = async (address: Address) => {
    const text = t.removeText(
      address.consignee,
      `${[address.regionText, address.street, address.address].filter(Boolean).join(' ')}`,
    )
    const sure = await confirm({ title: t.removeTitle, text, yes: t.removeYes, no: t.removeNo, danger: true })
    if (sure) remove.run({ pkId: address.pkId })
  }
  return (
    <>
      <ul className="grid gap-2 md:grid-cols-2 md:gap-4">
        {addresses.map((address) => (
          <AddressCard
            key={address.pkId}
            address={address}
            onEdit={() => onEdit(address)}
            onRemove={() => void askToRemove(address)}
            onMakeDefault={() => makeDefault.run({ pkId: address.pkId })}
          />
        ))}
      </ul>
      {dialog}
    </>
  )
}
