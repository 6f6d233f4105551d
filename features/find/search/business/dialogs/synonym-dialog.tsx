import { sentenceOf, type FailureOf } from '@hojip/platform/client'
import { toast, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { FormDialog, Select, TextArea } from '@hojip/platform/ui'
import { useId, useState } from 'react'
import type { SynonymGroup } from '../../contract/word-lists.ts'
import { fieldName, type Field } from '../field-name.ts'
import { synonymTexts } from '../texts.ts'
import { problemOf, typedWords } from '../typed-words.ts'

type SynonymWrite = 'POST /sysConsole/saveSynonym' | 'POST /sysConsole/switchSynonym'

/** The group as somebody else has left it, when that is why a change was refused. */
export function changedMeanwhile(failure: FailureOf<SynonymWrite>): SynonymGroup | undefined {
  return failure.reason === 'search/synonymChanged' ? failure.data.now : undefined
}

interface SynonymDialogProps {
  /** Left out for a new group. */
  group?: SynonymGroup
  fields: readonly Field[]
  onClose: () => void
}

const changing = ['POST /sysConsole/querySynonyms', 'GET /sysConsole/querySynonymChanges/{pkId}'] as const

/**
 * The form for a group: its field, and its words one a line. When somebody else has changed the group meanwhile, it shows
 * how, keeps what was typed, and can be sent again.
 */
export function SynonymDialog({ group, fields, onClose }: SynonymDialogProps) {
  const t = useTexts(synonymTexts)
  const id = useId()
  const wordsId = useId()
  const [field, setField] = useState(group?.field ?? 'any')
  const [text, setText] = useState(group?.words.join('\n') ?? '')
  const [now, setNow] = useState<SynonymGroup>()
  const refresh = useRefresh()
  const [isTried, setTried] = useState(false)
  const save = useWrite('POST /sysConsole/saveSynonym', {
    quiet: true,
    refreshes: changing,
    onError: (failure) => {
      const other = changedMeanwhile(failure)
      if (!other) return
      setNow(other)
      void refresh(...changing)
    },
    onSuccess: () => {
      toast('success', t.saved)
      onClose()
    },
  })
  const words = typedWords(text)
  const problem = problemOf(words)
  const error = isTried && problem ? t.problems[problem] : undefined
  const codes = fields.some(({ code }) => code === field) ? fields : [...fields, { code: field }]
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={group ? t.editTitle : t.addTitle}
      note={t.soon}
      send={t.save}
      cancel={t.cancel}
      isBusy={save.isRunning}
      problems={error ? [{ fieldId: wordsId, text: error }] : []}
      failure={
        save.error &&
        (now && changedMeanwhile(save.error)
          ? t.changedMeanwhile(now.words.join(t.between))
          : sentenceOf(save.error, t.failed))
      }
      onSubmit={() => {
        setTried(true)
        if (!problem)
          save.run({ field, words, ...(group && { pkId: group.pkId, version: (now ?? group).version }) })
      }}
    >
      <Select label={t.field} value={field} onChange={(event) => setField(event.target.value)}>
        {codes.map((one) => (
          <option key={one.code} value={one.code}>
            {fieldName(one, t.anyField)}
          </option>
        ))}
      </Select>
      <TextArea
        id={wordsId}
        label={t.words}
        hint={t.wordsHint}
        error={error}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  )
}
