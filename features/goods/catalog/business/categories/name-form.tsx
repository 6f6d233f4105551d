import { sentenceOf } from '@hojip/platform/client'
import { useLeaveQuestion } from '@hojip/platform/console'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Notice } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { EditedCategory } from '../../contract/categories-calls.ts'
import { isSameName, missingIn, Names } from './names.tsx'
import { refreshes } from './refreshes.ts'
import { categoriesTexts } from './texts.ts'

/** Renames a category. The last name can be taken back. */
export function NameForm({ category }: { category: EditedCategory }) {
  const t = useTexts(categoriesTexts)
  const id = useId()
  const { pkId, version, name: stored } = category
  const [name, setName] = useState(stored)
  /** What the fields were filled with. */
  const [base, setBase] = useState(stored)
  const [isTried, setTried] = useState(false)
  const isChanged = !isSameName(name, base)
  // Nothing is being edited: the fields follow other operators.
  if (!isChanged && !isSameName(stored, base)) {
    setBase(stored)
    setName(stored)
  }
  useLeaveQuestion(isChanged)
  const back = useWrite('POST /sysConsole/renameCategory', {
    refreshes,
    onSuccess: () => toast('success', t.undone),
  })
  const rename = useWrite('POST /sysConsole/renameCategory', {
    refreshes,
    quiet: true,
    onSuccess: (_, sent) => {
      setBase(sent.name)
      setName(sent.name)
      setTried(false)
      toast('success', t.renamed, {
        label: t.undo,
        run: () => back.run({ pkId, version: sent.version + 1, name: stored }),
      })
    },
  })
  const { error } = rename
  const save = () => {
    const [first] = missingIn(name)
    setTried(first !== undefined)
    if (first === undefined) return rename.run({ pkId, version, name })
    document.getElementById(`${id}-${first}`)?.focus()
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {error && (
        <Notice tone="crimson" live>
          {sentenceOf(error, t.failed)}
        </Notice>
      )}
      <Names id={id} name={name} isTried={isTried} onName={setName} />
      <Button
        kind="jade"
        type="submit"
        className="min-h-11! justify-self-start"
        busy={rename.isRunning}
        disabled={!isChanged}
      >
        {t.save}
      </Button>
    </form>
  )
}
