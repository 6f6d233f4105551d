import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { childrenOf } from '../../../rules/categories/tree.ts'
import type { OfCategory } from '../of-category.ts'
import { refreshes } from '../refreshes.ts'
import { categoriesTexts } from '../texts.ts'

/** Moves a category, with an offer to take it back. */
export function useMove({ category, tree }: OfCategory, options: { quiet?: boolean; onMoved?: () => void }) {
  const t = useTexts(categoriesTexts)
  const { pkId, parentId, version } = category
  const siblings = childrenOf(tree, parentId)
  const at = siblings.findIndex((one) => one.pkId === pkId)
  const before = { parentId, beforeId: siblings[at + 1]?.pkId ?? null }
  const undo = useWrite('POST /sysConsole/moveCategory', {
    refreshes,
    onSuccess: () => toast('success', t.undone),
  })
  const { run, isRunning, error } = useWrite('POST /sysConsole/moveCategory', {
    refreshes,
    quiet: options.quiet ?? false,
    onSuccess: (_, sent) => {
      const back = () => undo.run({ pkId, version: sent.version + 1, ...before })
      toast('success', t.moved, { label: t.undo, run: back })
      options.onMoved?.()
    },
  })
  return {
    siblings,
    at,
    isRunning,
    error,
    move: (to: { parentId: string | null; beforeId: string | null }) => run({ pkId, version, ...to }),
  }
}
