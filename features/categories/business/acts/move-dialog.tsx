import { isApiError } from '@hojip/platform/client'
import { toast, useLocale, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import { childrenOf, moveProblem } from '../../rules/tree.ts'
import type { OfCategory } from '../of-category.ts'
import { refreshes } from '../refreshes.ts'
import { categoriesTexts } from '../texts.ts'
import { firstLevel, PlaceSelect } from './place-select.tsx'

/** Puts a category below another one; only places where it fits are offered. */
export function MoveDialog({ category, tree, onClose }: OfCategory & { onClose: () => void }) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const [isTried, setTried] = useState(false)
  const { pkId, parentId, version, name } = category
  const siblings = childrenOf(tree, parentId)
  const next = siblings[siblings.findIndex((one) => one.pkId === pkId) + 1]
  const undo = useWrite('POST /sysConsole/moveCategory', {
    refreshes,
    onSuccess: () => toast('success', t.undone),
  })
  const { run, isRunning, error } = useWrite('POST /sysConsole/moveCategory', {
    ...{ refreshes, quiet: true },
    onSuccess: (_, sent) => {
      const before = { parentId, beforeId: next?.pkId ?? null }
      toast('success', t.moved, {
        label: t.undo,
        run: () => undo.run({ pkId, version: sent.version + 1, ...before }),
      })
      onClose()
    },
  })
  const send = () => {
    setTried(true)
    if (chosen !== '') run({ pkId, version, parentId: chosen === firstLevel ? null : chosen, beforeId: null })
  }
  return (
    <FormDialog
      {...{ id, onClose }}
      title={t.moveTitle(name[locale])}
      send={t.moveSend}
      cancel={t.cancel}
      note={t.moveNote}
      isBusy={isRunning}
      failure={error && ((isApiError(error) && error.message) || t.failed)}
      onSubmit={send}
    >
      <PlaceSelect
        id={`${id}-place`}
        label={t.moveTo}
        options={tree.filter((one) => one.pkId !== parentId && !moveProblem(tree, category, one.pkId))}
        hasFirstLevel={parentId !== null}
        value={chosen}
        error={isTried && chosen === '' ? t.chooseMissing : undefined}
        onValue={setChosen}
      />
    </FormDialog>
  )
}
