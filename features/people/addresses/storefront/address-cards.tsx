import { useTexts } from '@hojip/platform/page'
import { Icon, plusThinIcon, RadioCard } from '@hojip/platform/ui'
import { useId } from 'react'
import type { Address } from '../contract.ts'
import { AddressLines, AddressTags, Consignee } from './address-facts.tsx'
import { addressesTexts } from './texts.ts'

interface AddressCardsProps {
  addresses: readonly Address[]
  chosenId: string | undefined
  onChoose: (address: Address) => void
  onEdit: (address: Address) => void
  /** Absent when no more addresses may be added. */
  onAdd?: (() => void) | undefined
  className?: string
}

/** Addresses to choose from, each with a button to edit it, and a button to add one. */
export function AddressCards(props: AddressCardsProps) {
  const {
    addresses,
    chosenId,
    onChoose,
    onEdit,
    onAdd,
    className = 'grid gap-3 md:grid-cols-2 xl:grid-cols-3',
  } = props
  const t = useTexts(addressesTexts)
  const group = useId()
  return (
    <fieldset>
      <legend className="sr-only">{t.title}</legend>
      <div className={className}>
        {addresses.map((address) => (
          <div key={address.pkId} className="relative">
            <RadioCard
              tall
              name={group}
              value={address.pkId}
              checked={address.pkId === chosenId}
              onChange={() => onChoose(address)}
              className="h-full min-h-28! items-start! pb-10!"
            >
              <Consignee address={address} className="block text-15" />
              <AddressLines address={address} className="mt-1 block text-13 leading-body text-ink-2" />
            </RadioCard>
            <div className="pointer-events-none absolute inset-x-4 bottom-1.5 flex items-center gap-1.5">
              <AddressTags address={address} />
              <button
                type="button"
                aria-label={t.editOf(address.consignee)}
                onClick={() => onEdit(address)}
                className="pointer-events-auto -mr-2 ml-auto min-h-8 rounded-sm px-2 text-13 text-jade-text hover:underline"
              >
                {t.edit}
              </button>
            </div>
          </div>
        ))}
        {onAdd && (
          <button
            type="button"
            onClick={onAdd}
            className="grid min-h-14 place-content-center justify-items-center gap-1 rounded-lg border-[1.5px] border-dashed border-line-strong text-jade-text hover:bg-hover md:min-h-28"
          >
            <Icon of={plusThinIcon} size={20} />
            {t.addNew}
          </button>
        )}
      </div>
    </fieldset>
  )
}
