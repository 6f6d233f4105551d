import { toast, useLocale, useTexts, useWrite } from '@hojip/platform/page'
import { Select } from '@hojip/platform/ui'
import { returnRules } from '@hojip/policy/return-rule'
import { returnText } from '@hojip/policy/return-texts'
import type { OfCategory } from './of-category.ts'
import { refreshes } from './refreshes.ts'
import { categoriesTexts } from './texts.ts'
import { inheritedRule } from '../../rules/categories/tree.ts'

/** Whether the products of a category can be sent back for a change of mind. The last choice can be taken back. */
export function ReturnsSelect({ category, tree }: OfCategory) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  const { pkId, version, parentId, returnRule: stored } = category
  const back = useWrite('POST /sysConsole/setCategoryReturns', {
    refreshes,
    onSuccess: () => toast('success', t.undone),
  })
  const write = useWrite('POST /sysConsole/setCategoryReturns', {
    refreshes,
    onSuccess: (_, sent) =>
      toast('success', t.returnsSaved, {
        label: t.undo,
        run: () => back.run({ pkId, version: sent.version + 1, returnRule: stored }),
      }),
  })
  const inherited = returnText(inheritedRule(tree, parentId))[locale]
  return (
    <Select
      label={t.returns}
      hint={t.returnsHint}
      value={stored ?? ''}
      disabled={write.isRunning}
      onChange={({ target }) =>
        write.run({ pkId, version, returnRule: returnRules.find((one) => one === target.value) ?? null })
      }
    >
      <option value="">{parentId === null ? t.returnsUsual(inherited) : t.returnsAbove(inherited)}</option>
      {returnRules.map((rule) => (
        <option key={rule} value={rule}>
          {returnText(rule)[locale]}
        </option>
      ))}
    </Select>
  )
}
