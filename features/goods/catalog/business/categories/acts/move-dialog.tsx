import { sentenceOf } from '@hojip/platform/client'
import { useLocale, useTexts } from '@hojip/platform/page'
import { FormDialog } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import { moveProblem } from '../../../rules/categories/tree.ts'
import type { OfCategory } from '../of-category.ts'
import { categoriesTexts } from '../texts.ts'
import { firstLevel, PlaceSelect } from './place-select.tsx'
import { useMove } from './use-move.ts'

/** Puts a category below another one; only places where it fits are offered. */
export function MoveDialog({ category, tree, onClose }: OfCategory & { onClose: () => void }) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const [isTried, setTried] = useState(false)
  const { parentId, name } = category
  const { move, isRunning, error } = useMove({ category, tree }, { quiet: true, onMoved: onClose })
  const send = () => {
    setTried(true)
    if (chosen !== '') move({ parentId: chosen === firstLevel ? null : chosen, beforeId: null })
  }
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.moveTitle(name[locale])}
      send={t.moveSend}
      cancel={t.cancel}
      note={t.moveNote}
      isBusy={isRunning}
      failure={error && sentenceOf(error, t.failed)}
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
