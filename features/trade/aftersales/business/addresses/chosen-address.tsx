import { useTexts } from '@hojip/platform/page'
import { Select } from '@hojip/platform/ui'
import type { ReturnAddress } from '../../contract.ts'
import { isSameAddress } from '../../rules/return-addresses.ts'
import { noAddress, trimmed } from '../acts/shop-input.ts'
import { shopRefundTexts } from '../texts.ts'
import { AddressFields } from './address-fields.tsx'
import type { StoredAddress } from './with-addresses.tsx'

/** The stored address that is exactly like this one. */
export function storedLike(
  stored: readonly StoredAddress[],
  address: ReturnAddress,
): StoredAddress | undefined {
  const given = trimmed(address)
  return stored.find((one) => isSameAddress(one, given))
}

/** What the form of a return begins with. */
export function firstAddress([usual]: readonly StoredAddress[]): ReturnAddress {
  return usual ? trimmed(usual) : noAddress
}

interface ChosenAddressProps {
  stored: readonly StoredAddress[]
  value: ReturnAddress
  onChange: (address: ReturnAddress) => void
  isTried: boolean
}

/** The fields of a return address; a shop with several chooses one first. */
export function ChosenAddress({ stored, value, onChange, isTried }: ChosenAddressProps) {
  const t = useTexts(shopRefundTexts)
  const chosen = storedLike(stored, value)
  return (
    <>
      {stored.length > 1 && (
        <Select
          label={t.address.which}
          value={chosen?.pkId ?? ''}
          onChange={({ target }) => {
            const one = stored.find(({ pkId }) => pkId === target.value)
            onChange(one ? trimmed(one) : noAddress)
          }}
        >
          {stored.map(({ pkId, consignee, address }) => (
            <option key={pkId} value={pkId}>
              {`${consignee} · ${address}`}
            </option>
          ))}
          <option value="">{t.address.other}</option>
        </Select>
      )}
      <AddressFields value={value} onChange={onChange} isTried={isTried} />
    </>
  )
}
