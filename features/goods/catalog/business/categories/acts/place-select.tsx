import { useLocale, useTexts } from '@hojip/platform/page'
import { Select } from '@hojip/platform/ui'
import type { EditedCategory } from '../../../contract/categories-calls.ts'
import { categoriesTexts } from '../texts.ts'

/** The value of the first level. */
export const firstLevel = 'first'

interface PlaceSelectProps {
  id: string
  label: string
  /** In the order of the tree. */
  options: readonly EditedCategory[]
  /** Whether the first level can be chosen too. */
  hasFirstLevel?: boolean
  /** '' while nothing is chosen. */
  value: string
  error: string | undefined
  onValue: (value: string) => void
}

/** A choice of the tree, each entry indented by its level. */
export function PlaceSelect({ options, hasFirstLevel, value, onValue, ...field }: PlaceSelectProps) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  return (
    <Select {...field} value={value} onChange={({ target }) => onValue(target.value)}>
      <option value="" disabled>
        {t.choose}
      </option>
      {hasFirstLevel && <option value={firstLevel}>{t.firstLevel}</option>}
      {options.map(({ pkId, level, name }) => (
        <option key={pkId} value={pkId}>
          {'\u2003'.repeat(level - 1) + name[locale]}
        </option>
      ))}
    </Select>
  )
}
