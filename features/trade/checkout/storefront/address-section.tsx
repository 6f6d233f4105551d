import type { Address } from '@hojip/addresses/contract'
import {
  AddressCards,
  AddressLines,
  AddressSheet,
  AddressTags,
  Consignee,
  FirstAddressForm,
  maxAddresses,
} from '@hojip/addresses/storefront/parts'
import { addressesHref } from '@hojip/hrefs/addresses'
import { useTexts } from '@hojip/platform/page'
import { caretRightIcon, Icon, Link, mapPinFillIcon, Sheet } from '@hojip/platform/ui'
import { useState, type ReactNode } from 'react'
import { checkoutTexts } from './texts.ts'
import type { DeliveryAddress } from './use-delivery-address.ts'

/** Two rows of cards, together with the card that adds an address. */
const shownCards = 5

interface AddressSectionProps {
  of: DeliveryAddress
  /** Below the form: what delivery to the typed place means. */
  typed: ReactNode
}

/** The delivery address: cards on desktop, the chosen address on phones, a form when the buyer has none yet. */
export function AddressSection({ of, typed }: AddressSectionProps) {
  const { addresses, chosen, choose: onChoose, first } = of
  const t = useTexts(checkoutTexts)
  const [form, setForm] = useState<{ address?: Address }>()
  const [isPicking, setPicking] = useState(false)
  const saved = (pkId: string) => {
    onChoose(pkId)
    setForm(undefined)
    setPicking(false)
  }
  const cards = {
    addresses,
    chosenId: chosen?.pkId,
    onEdit: (address: Address) => setForm({ address }),
    onAdd: addresses.length < maxAddresses ? () => setForm({}) : undefined,
  }
  if (!chosen)
    return (
      <section className="card p-3 pt-3.5 lg:p-5">
        <h2 className="text-16 font-bold">{t.firstAddress}</h2>
        <p className="mt-1 mb-3 text-13 text-ink-3">{t.firstAddressText}</p>
        <FirstAddressForm form={first} />
        {typed}
      </section>
    )
  return (
    <section aria-label={t.address} className="card p-3 lg:p-5">
      <header className="mb-3.5 flex items-baseline max-lg:hidden">
        <h2 className="flex-1 text-16 font-bold">{t.address}</h2>
        <Link href={addressesHref} className="link text-13">
          {t.manageAddresses}
        </Link>
      </header>
      <div className="max-lg:hidden">
        <DesktopCards {...cards} chosen={chosen} onChoose={(address) => onChoose(address.pkId)} />
      </div>
      <ChosenAddress address={chosen} onPress={() => setPicking(true)} />
      {isPicking && (
        <Sheet title={t.chooseAddress} onClose={() => setPicking(false)}>
          <AddressCards {...cards} onChoose={(address) => saved(address.pkId)} className="grid gap-3" />
        </Sheet>
      )}
      {form && <AddressSheet address={form.address} onSaved={saved} onClose={() => setForm(undefined)} />}
    </section>
  )
}

type CardsProps = Parameters<typeof AddressCards>[0] & { chosen: Address }

/** The first few addresses; the chosen one is always among them. */
function DesktopCards({ chosen, ...cards }: CardsProps) {
  const t = useTexts(checkoutTexts)
  const [showsAll, setShowsAll] = useState(false)
  const { addresses } = cards
  const first = addresses.slice(0, shownCards)
  const shown = showsAll || first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)]
  const hidden = addresses.length - shown.length
  return (
    <>
      <AddressCards {...cards} addresses={showsAll ? addresses : shown} />
      {!showsAll && hidden > 0 && (
        <button type="button" className="mt-2 link min-h-8 text-13" onClick={() => setShowsAll(true)}>
          {t.moreAddresses(hidden)}
        </button>
      )}
    </>
  )
}

/** The chosen address in one row, for phones. Pressing it shows the others. */
function ChosenAddress({ address, onPress }: { address: Address; onPress: () => void }) {
  const t = useTexts(checkoutTexts)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="grid w-full grid-cols-[36px_minmax(0,1fr)_16px] items-center gap-2.5 text-left lg:hidden"
    >
      <span className="grid size-9 place-items-center rounded-full bg-jade-soft-2 text-jade-text">
        <Icon of={mapPinFillIcon} size={18} />
      </span>
      <span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Consignee address={address} className="text-16" />
          <AddressTags address={address} />
        </span>
        <AddressLines address={address} className="mt-0.5 block text-13 text-ink-2" />
        <span className="sr-only">{t.changeAddress}</span>
      </span>
      <Icon of={caretRightIcon} size={16} className="text-ink-3" />
    </button>
  )
}
