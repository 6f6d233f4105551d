import { categoriesHref } from '@hojip/hrefs/catalog'
import { sentenceOf } from '@hojip/platform/client'
import { toast, useLocale, useNavigate, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { EditedCategory } from '../../../contract/categories-calls.ts'
import { missingIn, Names, noName } from '../names.tsx'
import { refreshes } from '../refreshes.ts'
import { categoriesTexts } from '../texts.ts'

interface AddDialogProps {
  /** Undefined: on the first level. */
  parent: EditedCategory | undefined
  onClose: () => void
}

/** A new category, the last one of its place. */
export function AddDialog({ parent, onClose }: AddDialogProps) {
  const t = useTexts(categoriesTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const [name, setName] = useState(noName)
  const [isTried, setTried] = useState(false)
  const { run, isRunning, error } = useWrite('POST /sysConsole/addCategory', {
    refreshes,
    quiet: true,
    onSuccess: ({ pkId }) => {
      toast('success', t.added(name[locale]))
      onClose()
      navigate(categoriesHref(pkId))
    },
  })
  const send = () => {
    const [first] = missingIn(name)
    setTried(first !== undefined)
    if (first === undefined) return run({ parentId: parent?.pkId ?? null, beforeId: null, name })
    document.getElementById(`${id}-name-${first}`)?.focus()
  }
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={t.addTitle(parent?.name[locale] ?? '')}
      send={t.add}
      cancel={t.cancel}
      isBusy={isRunning}
      failure={error && sentenceOf(error, t.failed)}
      onSubmit={send}
    >
      <Names id={`${id}-name`} name={name} isTried={isTried} onName={setName} />
    </FormDialog>
  )
}
