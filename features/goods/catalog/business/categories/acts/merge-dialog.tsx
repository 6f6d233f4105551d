import { categoriesHref } from '@hojip/hrefs/catalog'
import { sentenceOf } from '@hojip/platform/client'
import { toast, useLocale, useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog, Notice } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import { mergeProblem } from '../../../rules/categories/tree.ts'
import type { OfCategory } from '../of-category.ts'
import { refreshes } from '../refreshes.ts'
import { categoriesTexts } from '../texts.ts'
import { PlaceSelect } from './place-select.tsx'

/** Merges a category into another one; only those that can take what is below it are offered. */
export function MergeDialog({ category, tree, onClose }: OfCategory & { onClose: () => void }) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const [intoId, setInto] = useState('')
  const [isTried, setTried] = useState(false)
  const { pkId, version, goodsNum } = category
  const name = category.name[locale]
  const { run, isRunning, error } = useWrite('POST /sysConsole/mergeCategory', {
    refreshes,
    quiet: true,
    onSuccess: () => {
      toast('success', t.merged)
      onClose()
      navigate(categoriesHref(intoId), { replace: true })
    },
  })
  const send = () => {
    setTried(true)
    if (intoId !== '') run({ pkId, version, intoId })
  }
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.mergeTitle(name)}
      send={t.mergeSend}
      cancel={t.cancel}
      isBusy={isRunning}
      failure={error && sentenceOf(error, t.failed)}
      onSubmit={send}
    >
      <Notice tone="amber">{t.mergeNote(name, goodsNum)}</Notice>
      <PlaceSelect
        id={`${id}-into`}
        label={t.mergeInto}
        options={tree.filter((one) => !mergeProblem(tree, category, one))}
        value={intoId}
        error={isTried && intoId === '' ? t.chooseMissing : undefined}
        onValue={setInto}
      />
    </FormDialog>
  )
}
