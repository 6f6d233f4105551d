import { returnRules } from '@hojip/policy/return-rule'
import { returnText } from '@hojip/policy/return-texts'
import { useLocale, useTexts } from '@hojip/platform/page'
import { Select } from '@hojip/platform/ui'
import type { ProductForm } from '../../contract.ts'
import { formTexts } from './texts.ts'

interface ReturnRuleSelectProps {
  form: ProductForm
  setForm: (form: ProductForm) => void
}

/** Whether buyers can send the product back for a change of mind: as its category says, or otherwise. */
export function ReturnRuleSelect({ form, setForm }: ReturnRuleSelectProps) {
  const t = useTexts(formTexts)
  const locale = useLocale()
  return (
    <Select
      label={t.returnRule}
      data-unit="returnRule"
      value={form.returnRule}
      onChange={(event) =>
        setForm({ ...form, returnRule: returnRules.find((one) => one === event.target.value) ?? '' })
      }
    >
      <option value="">{t.returnRuleOfCategory}</option>
      {returnRules.map((rule) => (
        <option key={rule} value={rule}>
          {returnText(rule)[locale]}
        </option>
      ))}
    </Select>
  )
}
