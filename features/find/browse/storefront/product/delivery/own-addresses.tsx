import type { Address } from '@hojip/addresses/contract'
import { AddressTags } from '@hojip/addresses/storefront/parts'
import { useLazyCall, useDates, useTexts } from '@hojip/platform/page'
import { classNames, priceText } from '@hojip/platform/ui'
import { useState } from 'react'
import { placeTexts } from './texts.ts'
import type { Delivery } from './use-delivery.ts'

type OwnAddressesProps = Pick<Delivery, 'asked'> & {
  addresses: readonly Address[]
  chosenId: string | undefined
  hasChosenRegion: boolean
  onChoose: (addressId: string) => void
}

/** So many are asked about at once; the others on request. */
const shownAtFirst = 4

export function OwnAddresses({ addresses, asked, chosenId, hasChosenRegion, onChoose }: OwnAddressesProps) {
  const texts = useTexts(placeTexts)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? addresses : addresses.slice(0, shownAtFirst)
  const here = chosenId ?? (hasChosenRegion ? undefined : addresses[0]?.pkId)
  return (
    <section aria-label={texts.own} className="mb-5">
      <h3 className="mb-1.5 text-13 text-ink-3">{texts.own}</h3>
      <ul>
        {shown.map((address) => (
          <li key={address.pkId} className="border-t border-line first:border-t-0">
            <AddressRow
              address={address}
              asked={asked}
              isHere={address.pkId === here}
              onChoose={() => onChoose(address.pkId)}
            />
          </li>
        ))}
      </ul>
      {!isWhole && addresses.length > shownAtFirst && (
        <button type="button" className="min-h-11 text-13 link" onClick={() => setWhole(true)}>
          {texts.allAddresses(addresses.length)}
        </button>
      )}
    </section>
  )
}

type AddressRowProps = Pick<Delivery, 'asked'> & { address: Address; isHere: boolean; onChoose: () => void }

function AddressRow({ address, asked, isHere, onChoose }: AddressRowProps) {
  const texts = useTexts(placeTexts)
  const dates = useDates()
  const { data } = useLazyCall('POST /bizGoods/queryDelivery', { ...asked, addressId: address.pkId })
  return (
    <button
      type="button"
      aria-pressed={isHere}
      onClick={onChoose}
      className={classNames(
        '-mx-3 grid min-h-14 w-[calc(100%+24px)] grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-md px-3 py-2.5 text-left hover:bg-hover',
        isHere && 'bg-jade-soft',
      )}
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {address.regionText} <AddressTags address={address} />
        </span>
        <span className="block truncate text-12 text-ink-3" lang={address.country === 'KR' ? 'ko' : 'zh-CN'}>
          {[address.street, address.address].filter(Boolean).join(' ')}
        </span>
      </span>
      <span className="text-right text-12 text-ink-2">
        {data?.deliverable === false && <span className="text-crimson">{texts.notThere}</span>}
        {data?.deliverable && (
          <>
            {data.arriveToAt !== undefined && (
              <span className="block font-medium">{texts.until(dates.day(data.arriveToAt))}</span>
            )}
            {texts.fee(priceText(data.fee, false))}
          </>
        )}
      </span>
    </button>
  )
}
