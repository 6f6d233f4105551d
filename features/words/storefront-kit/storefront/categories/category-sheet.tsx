import { useState } from 'react'
import { classNames, Sheet, Skeleton } from '@hojip/platform/ui'
import { CategoryPanel, type CategoryRow, type ShownCategory } from './category-panel.tsx'
import { useKitTexts } from '../../parts/texts.ts'

type CategorySheetProps = { rows: CategoryRow[] | undefined; onClose: () => void }

/** The tree on a phone: first levels at the left, what is below the chosen one at the right. */
export function CategorySheet({ rows, onClose }: CategorySheetProps) {
  const t = useKitTexts()
  const first = (rows ?? []).flatMap(({ categories }) => categories)
  return (
    <Sheet title={t.allCategories} onClose={onClose} width="lg">
      {rows ? <TwoPanes first={first} onGo={onClose} /> : <Skeleton className="h-[60dvh] w-full" />}
    </Sheet>
  )
}

function TwoPanes({ first, onGo }: { first: ShownCategory[]; onGo: () => void }) {
  const [chosenId, setChosenId] = useState(first[0]?.id)
  const chosen = first.find(({ id }) => id === chosenId)
  return (
    <div className="-mx-5.5 -mb-5 grid h-[62dvh] grid-cols-[104px_minmax(0,1fr)]">
      <ul className="overflow-y-auto overscroll-contain bg-inset">
        {first.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosenId}
              onClick={() => setChosenId(id)}
              className={classNames(
                'min-h-12 w-full px-3 py-2 text-left text-13 outline-offset-[-2px]',
                id === chosenId ? 'border-l-3 border-jade bg-surface font-bold text-jade-text' : 'text-ink-2',
              )}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div className="overflow-y-auto overscroll-contain px-4 py-3">
        {chosen && <CategoryPanel categories={[chosen]} onGo={onGo} />}
      </div>
    </div>
  )
}
