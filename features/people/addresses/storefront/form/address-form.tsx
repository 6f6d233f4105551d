import { useTexts } from '@hojip/platform/page'
import { Button, ErrorSummary, Notice } from '@hojip/platform/ui'
import type { Address } from '../../contract.ts'
import { ConsigneeFields, DefaultTick, LabelChips, PlaceFields } from './address-fields.tsx'
import { PasteBox } from './paste-box.tsx'
import { addressesTexts } from '../texts.ts'
import { useAddressForm, type AddressFormState } from './use-address-form.ts'

interface AddressFormProps {
  /** Absent for a new address. */
  address?: Address | undefined
  onSaved: (pkId: string) => void
  /** Absent where there is nothing to return to. */
  onCancel?: (() => void) | undefined
  /** The first address always becomes the default. */
  isFirst?: boolean
}

/** Adds or changes an address. Problems are shown above the form and, in the same words, beside their fields. */
export function AddressForm({ address, onSaved, onCancel, isFirst = false }: AddressFormProps) {
  const t = useTexts(addressesTexts)
  const form = useAddressForm(address, { onSaved })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.isSaving) void form.submit()
      }}
    >
      <AllFields form={form} />
      {!isFirst && <DefaultTick form={form} isDefault={address?.addressDefault === '1'} />}
      <div className="flex gap-2.5 max-md:*:flex-1">
        {onCancel && (
          <Button onClick={onCancel} className="min-h-11!">
            {t.cancel}
          </Button>
        )}
        <Button
          type="submit"
          kind="jade"
          busy={form.isSaving}
          busyText={t.saving}
          className="min-h-11! md:min-w-40"
        >
          {t.save}
        </Button>
      </div>
    </form>
  )
}

/** The form for the first address, on a page that saves it with its own button. */
export function FirstAddressForm({ form }: { form: AddressFormState }) {
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <AllFields form={form} />
    </form>
  )
}

/** Fits its container: a dialog, a phone, or a page with room for two fields in a row. */
function AllFields({ form }: { form: AddressFormState }) {
  return (
    <div className="@container grid gap-4">
      <PasteBox onRead={form.fill} />
      <ErrorSummary problems={form.summary} />
      {form.refusal && (
        <Notice tone="crimson" live>
          {form.refusal}
        </Notice>
      )}
      <ConsigneeFields form={form} />
      <PlaceFields form={form} />
      <LabelChips form={form} />
    </div>
  )
}
