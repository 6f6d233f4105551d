import { toast, useLocale, useTexts, useWrite } from '@hojip/platform/page'
import { caretDownIcon, caretUpIcon, IconButton } from '@hojip/platform/ui'
import { childrenOf } from '../../rules/tree.ts'
import type { OfCategory } from '../of-category.ts'
import { refreshes } from '../refreshes.ts'
import { categoriesTexts } from '../texts.ts'

/** Moves a category up or down among its siblings. */
export function OrderButtons({ category, tree }: OfCategory) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  const { pkId, parentId, version } = category
  const siblings = childrenOf(tree, parentId)
  const at = siblings.findIndex((one) => one.pkId === pkId)
  const undo = useWrite('POST /sysConsole/moveCategory', {
    refreshes,
    onSuccess: () => toast('success', t.undone),
  })
  const move = useWrite('POST /sysConsole/moveCategory', {
    refreshes,
    onSuccess: (_, sent) => {
      const before = { parentId, beforeId: siblings[at + 1]?.pkId ?? null }
      const run = () => undo.run({ pkId, version: sent.version + 1, ...before })
      toast('success', t.moved, { label: t.undo, run })
    },
  })
  const before = (index: number) =>
    move.run({ pkId, version, parentId, beforeId: siblings[index]?.pkId ?? null })
  const name = category.name[locale]
  return (
    <span role="group" aria-label={t.order} className="flex">
      <IconButton
        of={caretUpIcon}
        label={t.up(name)}
        disabled={at === 0 || move.isRunning}
        onClick={() => before(at - 1)}
      />
      <IconButton
        of={caretDownIcon}
        label={t.down(name)}
        disabled={at === siblings.length - 1 || move.isRunning}
        onClick={() => before(at + 2)}
      />
    </span>
  )
}
