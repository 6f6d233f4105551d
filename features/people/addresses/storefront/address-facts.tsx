import { useTexts } from '@hojip/platform/page'
import { writtenIn } from '../rules/shown/written-in.ts'
import { Tag } from '@hojip/platform/ui'
import type { Address } from '../contract.ts'
import { maskPhone } from '@hojip/policy/contact-phone'
import { addressesTexts } from './texts.ts'

function isKnown(label: string, labels: object): label is 'home' | 'company' | 'school' {
  return Object.hasOwn(labels, label)
}

/** The consignee: name with title, and the masked phone number. */
export function Consignee({ address, className }: { address: Address; className?: string }) {
  const t = useTexts(addressesTexts)
  return (
    <span className={className}>
      <b>{t.named(address.consignee, address.consigneeXb)}</b>{' '}
      <span translate="no" className="figures font-medium whitespace-nowrap">
        {maskPhone(address.phone)}
      </span>
    </span>
  )
}

/** The part of an address that is in the words of who wrote it. */
function inDetail({ street, address }: Pick<Address, 'street' | 'address'>): string {
  return [street, address].filter(Boolean).join(' ')
}

/** The region in one line, the rest below it. */
export function AddressLines({ address, className }: { address: Address; className?: string }) {
  return (
    <span className={className}>
      <span className="block">
        {address.regionText}
        {address.postcode && (
          <span translate="no" className="figures font-medium">{` (${address.postcode})`}</span>
        )}
      </span>
      <span lang={writtenIn(inDetail(address))} className="block">
        {inDetail(address)}
      </span>
    </span>
  )
}

/** "Default", and the user's label for the place. */
export function AddressTags({ address }: { address: Address }) {
  const t = useTexts(addressesTexts)
  const { label } = address
  return (
    <>
      {address.addressDefault === '1' && <Tag tone="jade">{t.isDefault}</Tag>}
      {label && <Tag>{isKnown(label, t.labels) ? t.labels[label] : label}</Tag>}
    </>
  )
}
