import { phoneRegion } from '@hojip/policy/contact-phone'
import { useTexts } from '@hojip/platform/page'
import { Checkbox, Chip, Tag, TextInput } from '@hojip/platform/ui'
import { PillChoice } from './pill-choice.tsx'
import { RegionPicker } from './region-picker.tsx'
import { addressesTexts } from '../texts.ts'
import type { useAddressForm } from './use-address-form.ts'

type Form = Pick<ReturnType<typeof useAddressForm>, 'draft' | 'change' | 'problems' | 'idOf'>

function useTextField({ draft, change, problems, idOf }: Form) {
  const t = useTexts(addressesTexts)
  return (field: 'consignee' | 'phone' | 'street' | 'address' | 'postcode') => ({
    id: idOf(field),
    label: t[field],
    value: draft[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  })
}

/** The consignee and the country, which decides the format of phone number and region. */
export function ConsigneeFields({ form }: { form: Form }) {
  const t = useTexts(addressesTexts)
  const { draft, change, idOf } = form
  const text = useTextField(form)
  return (
    <>
      <PillChoice
        legend={t.country}
        name={idOf('country')}
        value={draft.country}
        values={[
          ['CN', t.china],
          ['KR', t.korea],
        ]}
        onChange={(country) => change({ country, province: '', city: '', district: '', street: '' })}
      />
      <div className="grid items-start gap-4 @2xl:grid-cols-2">
        <div className="grid grid-cols-[1fr_auto] gap-4">
          <TextInput {...text('consignee')} autoComplete="name" maxLength={30} />
          <PillChoice
            legend={t.salutation}
            name={idOf('salutation')}
            value={draft.consigneeXb}
            values={[
              ['1', t.mr],
              ['2', t.ms],
            ]}
            onChange={(consigneeXb) => change({ consigneeXb })}
          />
        </div>
        <TextInput
          {...text('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={24}
          hint={t.phoneHint[phoneRegion(draft.country, draft.province)]}
        />
      </div>
    </>
  )
}

/** The fields of the place. */
export function PlaceFields({ form }: { form: Form }) {
  const t = useTexts(addressesTexts)
  const { draft, change, problems, idOf } = form
  const text = useTextField(form)
  return (
    <>
      <RegionPicker draft={draft} onChange={change} problems={problems} idOf={idOf} />
      {draft.country === 'KR' && (
        <div className="grid grid-cols-[7.5rem_1fr] items-start gap-3">
          <TextInput
            {...text('postcode')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            hint={t.postcodeHint}
          />
          <TextInput
            {...text('street')}
            label={t.road}
            autoComplete="address-line1"
            maxLength={80}
            hint={t.roadHint}
          />
        </div>
      )}
      <TextInput
        {...text('address')}
        label={draft.country === 'KR' ? t.unit : t.address}
        autoComplete={draft.country === 'KR' ? 'address-line2' : 'address-line1'}
        maxLength={120}
        hint={t.addressHint[draft.country]}
      />
    </>
  )
}

const labels = ['home', 'company', 'school'] as const

/** Labels for the address; pressing the chosen one again removes it. */
export function LabelChips({ form: { draft, change } }: { form: Form }) {
  const t = useTexts(addressesTexts)
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">{t.label}</legend>
      <div className="flex flex-wrap gap-2">
        {labels.map((label) => (
          <Chip
            key={label}
            selected={draft.label === label}
            onPress={() => change({ label: draft.label === label ? '' : label })}
          >
            {t.labels[label]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** The default can be given to another address, but not removed from this one. */
export function DefaultTick({ form: { draft, change }, isDefault }: { form: Form; isDefault: boolean }) {
  const t = useTexts(addressesTexts)
  if (isDefault)
    return (
      <p>
        <Tag tone="jade" size="md">
          {t.alreadyDefault}
        </Tag>
      </p>
    )
  return (
    <Checkbox
      checked={draft.isDefault}
      onChange={(event) => change({ isDefault: event.target.checked })}
      className="min-h-11!"
    >
      {t.setDefault}
    </Checkbox>
  )
}
