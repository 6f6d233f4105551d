import { rulesForShops } from '@hojip/policy/return-rule'
import { returnText } from '@hojip/policy/return-texts'
import type { Output } from '@hojip/platform/client'
import { useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { Select } from '@hojip/platform/ui'
import { problemTexts } from '../../rules/form/texts.ts'
import { formTexts } from './texts.ts'
import type { Editing } from './use-form.ts'

type Category = Output<'POST /sysCategory/findTree'>['list'][number]

function categoryWith(id: string, list: readonly Category[]): Category | undefined {
  for (const one of list) {
    const found = one.pkId === id ? one : categoryWith(id, one.children)
    if (found) return found
  }
  return undefined
}

/** Whether buyers can send the product back for a change of mind: by the rule of its category, or another one that it allows. */
export function ReturnRuleSelect({ editing: { form, setForm, stored } }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const locale = useLocale()
  const tree = useLazyCall('POST /sysCategory/findTree', {}).data?.list
  const ofCategory = tree && categoryWith(form.categoryId, tree)?.returnRule
  const { returnRule: chosen, categoryId } = form
  const allowed = rulesForShops(ofCategory ?? 'noReason')
  const earlier = stored?.form.categoryId === categoryId ? stored.form.returnRule : ''
  const isWrong = ofCategory !== undefined && chosen !== '' && chosen !== earlier && !allowed.includes(chosen)
  const shown = [...new Set([...allowed, earlier, chosen])].filter((one) => one !== '')
  return (
    <Select
      label={t.returnRule}
      data-unit="returnRule"
      hint={ofCategory && t.returnRuleHint(returnText(ofCategory)[locale])}
      error={isWrong ? problemTexts[locale].why.returnRule : undefined}
      value={chosen}
      onChange={({ target }) =>
        setForm({ ...form, returnRule: shown.find((one) => one === target.value) ?? '' })
      }
    >
      <option value="">{t.returnRuleOfCategory}</option>
      {shown.map((rule) => (
        <option key={rule} value={rule}>
          {returnText(rule)[locale]}
        </option>
      ))}
    </Select>
  )
}
