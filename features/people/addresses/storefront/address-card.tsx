import { useTexts } from '@hojip/platform/page'
import type { Address } from '../contract.ts'
import { AddressLines, AddressTags, Consignee } from './address-facts.tsx'
import { addressesTexts } from './texts.ts'

interface AddressCardProps {
  address: Address
  onEdit: () => void
  onRemove: () => void
  onMakeDefault: () => void
}

const actionLook = 'min-h-11 rounded-sm px-2.5 text-13 text-ink-2 hover:bg-hover hover:text-jade-text'

/** One address of the list, with its actions. */
export function AddressCard({ address, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const t = useTexts(addressesTexts)
  const name = address.consignee
  return (
    <li className="flex flex-col card p-4 md:p-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Consignee address={address} className="text-15" />
        <AddressTags address={address} />
      </p>
      <p className="mt-1.5 flex-1 text-14 text-ink-2">
        <AddressLines address={address} className="block" />
      </p>
      <p className="mt-3 -mb-2 flex items-center justify-end border-t border-line pt-1">
        {address.addressDefault === '0' && (
          <button
            type="button"
            className={`${actionLook} mr-auto -ml-2.5`}
            aria-label={t.makeDefaultOf(name)}
            onClick={onMakeDefault}
          >
            {t.makeDefault}
          </button>
        )}
        <button type="button" className={actionLook} aria-label={t.editOf(name)} onClick={onEdit}>
          {t.edit}
        </button>
        <button
          type="button"
          className={`${actionLook} -mr-2.5`}
          aria-label={t.removeOf(name)}
          onClick={onRemove}
        >
          {t.remove}
        </button>
      </p>
    </li>
  )
}
