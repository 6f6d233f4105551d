import { useLocale, useTexts } from '@hojip/platform/page'
import { Notice } from '@hojip/platform/ui'
import { editingTexts } from './texts.ts'
import type { Editor } from '../rules/editors.ts'

/** Shows who else is changing what is open here. */
export function EditorsNotice({ editors }: { editors: readonly Editor[] }) {
  const t = useTexts(editingTexts)
  const locale = useLocale()
  const names = [...new Set(editors.filter(({ isReader }) => !isReader).map(({ name }) => name))]
  const hasOwnTab = editors.some(({ isReader }) => isReader)
  return (
    <div role="status" className="grid gap-2 not-empty:mb-3">
      {names.length > 0 && (
        <Notice tone="amber">{t.editing(new Intl.ListFormat(locale).format(names), names.length)}</Notice>
      )}
      {hasOwnTab && <Notice tone="amber">{t.otherTab}</Notice>}
    </div>
  )
}
