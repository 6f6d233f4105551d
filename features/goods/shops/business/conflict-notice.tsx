import { useTexts } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import type { OwnShop } from '../contract.ts'
import { changedFields, draftOf, type Draft, type Field } from './draft.ts'
import { ownShopTexts } from './texts.ts'

interface ConflictNoticeProps {
  draft: Draft
  now: OwnShop
  onKeep: () => void
  onTake: () => void
}

/** What a colleague saved meanwhile beside what was written here, for each field that differs. */
export function ConflictNotice({ draft, now, onKeep, onTake }: ConflictNoticeProps) {
  const t = useTexts(ownShopTexts)
  const theirs = draftOf(now)
  return (
    <Notice tone="amber" live>
      <div className="grid gap-3">
        <p className="font-semibold">{t.conflict}</p>
        <p className="text-13">{t.conflictText}</p>
        <table className="w-full table-fixed text-13">
          <thead>
            <tr className="text-left">
              <th className="py-1 pr-3 font-medium">{t.theirs}</th>
              <th className="py-1 font-medium">{t.yours}</th>
            </tr>
          </thead>
          <tbody>
            {changedFields(draft, theirs).map((field) => (
              <tr key={field} className="border-t border-line align-top">
                <td className="py-1.5 pr-3 break-words">{shownValue(theirs[field])}</td>
                <td className="py-1.5 break-words">{shownValue(draft[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="flex flex-wrap gap-2">
          <Button type="button" className="min-h-11!" onClick={onTake}>
            {t.takeTheirs}
          </Button>
          <Button type="button" kind="jade" className="min-h-11!" onClick={onKeep}>
            {t.keepMine}
          </Button>
        </div>
      </div>
    </Notice>
  )
}

/** A field's value for readers: its texts one after the other, or a dash where there is nothing. */
function shownValue(value: Draft[Field]): string {
  if (value === null || value === '') return '—'
  if (typeof value !== 'object') return String(value)
  const parts = Array.isArray(value) ? [String(value.length)] : Object.values(value).filter(Boolean)
  return parts.join(' / ') || '—'
}
