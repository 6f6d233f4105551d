import { useTexts } from '@hojip/platform/page'
import { TextArea, TextInput } from '@hojip/platform/ui'
import type { ReturnAddress } from '../../contract.ts'
import { addressProblems } from '../acts/shop-input.ts'
import { shopRefundTexts } from '../texts.ts'

type AddressFieldsProps = {
  value: ReturnAddress
  onChange: (address: ReturnAddress) => void
  /** The form has been submitted once, so its problems are shown. */
  isTried: boolean
}

/** The fields of a return address. */
export function AddressFields({ value, onChange, isTried }: AddressFieldsProps) {
  const t = useTexts(shopRefundTexts)
  const wrong = isTried ? addressProblems(value) : {}
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t.address.title}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        <TextInput
          label={t.address.consignee}
          value={value.consignee}
          maxLength={30}
          autoComplete="name"
          error={wrong.consignee && t.wrong.consignee}
          onChange={(event) => onChange({ ...value, consignee: event.target.value })}
        />
        <TextInput
          type="tel"
          label={t.address.phone}
          value={value.phone}
          maxLength={24}
          autoComplete="tel"
          error={wrong.phone && t.wrong.phone}
          onChange={(event) => onChange({ ...value, phone: event.target.value })}
        />
      </div>
      <TextArea
        label={t.address.address}
        value={value.address}
        maxLength={200}
        rows={2}
        autoComplete="street-address"
        error={wrong.address && t.wrong.address}
        onChange={(event) => onChange({ ...value, address: event.target.value })}
      />
    </fieldset>
  )
}
