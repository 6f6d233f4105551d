import { useTexts } from '@hojip/platform/page'
import { Button, Checkbox } from '@hojip/platform/ui'
import { count } from '../list/facts.ts'
import { productsTexts } from '../texts.ts'
import type { BulkKind } from './bulk-form.ts'
import type { Selection } from './use-selection.ts'

interface PageBoxProps {
  selection: Selection
  /** The products of this page. */
  ids: readonly string[]
}

/** Chooses all products of the page, or none. */
export function PageBox({ selection, ids }: PageBoxProps) {
  const t = useTexts(productsTexts)
  const chosen = ids.filter((id) => selection.has(id)).length
  return (
    <Checkbox
      aria-label={t.bulk.choosePage}
      checked={chosen === ids.length}
      mixed={chosen > 0 && chosen < ids.length}
      onChange={() => selection.set(ids, chosen < ids.length)}
    />
  )
}

type AllFoundProps = PageBoxProps & { total: number }

/** Once the whole page is chosen: the way to all that was found, which "all" alone never means. */
export function AllFound({ selection, ids, total }: AllFoundProps) {
  const t = useTexts(productsTexts)
  const isWholePage = ids.every((id) => selection.has(id))
  if (!isWholePage || total <= ids.length) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-jade-soft px-4 py-1.5 text-13"
    >
      {selection.isAll ? t.bulk.allChosen(count(total)) : t.bulk.pageChosen(count(ids.length))}
      <button
        type="button"
        onClick={selection.isAll ? selection.clear : selection.chooseAll}
        className="min-h-8 text-jade-text underline underline-offset-3"
      >
        {selection.isAll ? t.bulk.clear : t.bulk.chooseAll(count(total))}
      </button>
    </p>
  )
}

const kinds = ['price', 'stock', 'category', 'freight', 'onSale', 'offSale', 'delete'] as const
const deletedKinds = ['restore'] as const

interface BulkBarProps {
  selection: Selection
  mayEditStock: boolean
  /** What is chosen is deleted: it can be brought back. */
  isDeleted: boolean
  onKind: (kind: BulkKind) => void
}

/** At the foot while something is chosen: what can be done with it. */
export function BulkBar({ selection, mayEditStock, isDeleted, onKind }: BulkBarProps) {
  const t = useTexts(productsTexts)
  if (selection.count === 0) return null
  return (
    <div className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2.5 text-13 max-lg:-mx-3 lg:rounded-b-lg">
      <span role="status" className="mr-1 max-lg:w-full">
        {t.bulk.chosen(count(selection.count))}
      </span>
      {(isDeleted ? deletedKinds : kinds)
        .filter((kind) => kind !== 'stock' || mayEditStock)
        .map((kind) => (
          <Button
            key={kind}
            kind={kind === 'price' || kind === 'restore' ? 'jade' : 'outline'}
            size="sm"
            className="max-lg:min-h-11!"
            onClick={() => onKind(kind)}
          >
            {t.bulk.kinds[kind]}
          </Button>
        ))}
      <Button kind="quiet" size="sm" className="max-lg:min-h-11!" onClick={selection.clear}>
        {t.bulk.clear}
      </Button>
    </div>
  )
}
