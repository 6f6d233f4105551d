import { useLocale, useTexts } from '@hojip/platform/page'
import { caretDownIcon, caretUpIcon, IconButton } from '@hojip/platform/ui'
import type { OfCategory } from '../of-category.ts'
import { categoriesTexts } from '../texts.ts'
import { useMove } from './use-move.ts'

/** Moves a category up or down among its siblings. */
export function OrderButtons({ category, tree }: OfCategory) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  const { siblings, at, isRunning, move } = useMove({ category, tree }, {})
  const before = (index: number) =>
    move({ parentId: category.parentId, beforeId: siblings[index]?.pkId ?? null })
  const name = category.name[locale]
  return (
    <span role="group" aria-label={t.order} className="flex">
      <IconButton
        of={caretUpIcon}
        label={t.up(name)}
        disabled={at === 0 || isRunning}
        onClick={() => before(at - 1)}
      />
      <IconButton
        of={caretDownIcon}
        label={t.down(name)}
        disabled={at === siblings.length - 1 || isRunning}
        onClick={() => before(at + 2)}
      />
    </span>
  )
}
