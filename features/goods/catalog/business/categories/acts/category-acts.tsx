import { categoriesHref } from '@hojip/hrefs/catalog'
import { toast, useLocale, useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import { Button } from '@hojip/platform/ui'
import { useState } from 'react'
import { childrenOf, mostLevels } from '../../../rules/categories/tree.ts'
import type { OfCategory } from '../of-category.ts'
import { refreshes } from '../refreshes.ts'
import { categoriesTexts } from '../texts.ts'
import { AddDialog } from './add-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

type Act = 'add' | 'move' | 'merge'

/** What can be done with a category besides renaming it. */
export function CategoryActs({ category, tree }: OfCategory) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const { pkId, parentId, level, version, name, code, isEmpty } = category
  const siblings = childrenOf(tree, parentId)
  const restore = useWrite('POST /sysConsole/addCategory', {
    refreshes,
    onSuccess: (added) => {
      toast('success', t.undone)
      navigate(categoriesHref(added.pkId))
    },
  })
  const remove = useWrite('POST /sysConsole/deleteCategory', {
    refreshes,
    onSuccess: () => {
      const next = siblings[siblings.findIndex((one) => one.pkId === pkId) + 1]
      const place = { parentId, beforeId: next?.pkId ?? null }
      toast('success', t.deleted(name[locale]), {
        label: t.undo,
        run: () => restore.run({ ...place, name, code }),
      })
      navigate(categoriesHref(), { replace: true })
    },
  })
  return (
    <div className="grid gap-2.5 border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        {level < mostLevels && (
          <Button className="min-h-11!" onClick={() => setAct('add')}>
            {t.addBelow}
          </Button>
        )}
        <Button className="min-h-11!" onClick={() => setAct('move')}>
          {t.move}
        </Button>
        <Button className="min-h-11!" onClick={() => setAct('merge')}>
          {t.merge}
        </Button>
        {isEmpty && (
          <Button
            kind="danger"
            className="min-h-11!"
            busy={remove.isRunning}
            onClick={() => remove.run({ pkId, version })}
          >
            {t.delete}
          </Button>
        )}
      </div>
      {!isEmpty && <p className="text-12 text-ink-3">{t.notEmpty}</p>}
      {act === 'add' && <AddDialog parent={category} onClose={close} />}
      {act === 'move' && <MoveDialog category={category} tree={tree} onClose={close} />}
      {act === 'merge' && <MergeDialog category={category} tree={tree} onClose={close} />}
    </div>
  )
}
