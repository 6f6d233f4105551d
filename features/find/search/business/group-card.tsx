import { toast, useRefresh, useTexts, useWrite, Time } from '@hojip/platform/page'
import { Button, Tag } from '@hojip/platform/ui'
import { useState } from 'react'
import type { SynonymGroup } from '../contract/word-lists.ts'
import { ChangesDialog } from './dialogs/changes-dialog.tsx'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { fieldName, type Field } from './field-name.ts'
import { synonymTexts } from './texts.ts'

interface GroupCardProps {
  group: SynonymGroup
  fields: readonly Field[]
  onEdit: () => void
}

/** One group with its buttons. */
export function GroupCard({ group, fields, onEdit }: GroupCardProps) {
  const t = useTexts(synonymTexts)
  const { field, words, isOn, gmtModified } = group
  const name = fieldName(fields.find(({ code }) => code === field) ?? { code: field }, t.anyField)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-3 py-3.5 text-13 lg:px-4">
      <div className="min-w-0 flex-1 basis-72">
        <ul aria-label={t.words} className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word} dir="auto" className="max-w-full rounded-xs bg-inset px-2 py-0.5 break-words">
              {word}
            </li>
          ))}
        </ul>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-12 text-ink-3">
          <span>{name}</span>
          <Time at={gmtModified} />
          {!isOn && <Tag tone="amber">{t.isOff}</Tag>}
        </p>
      </div>
      <Acts group={group} onEdit={onEdit} />
    </div>
  )
}

function Acts({ group, onEdit }: Omit<GroupCardProps, 'fields'>) {
  const t = useTexts(synonymTexts)
  const [isOpen, setOpen] = useState(false)
  const { pkId, version, isOn, words } = group
  const refresh = useRefresh()
  const change = useWrite('POST /sysConsole/switchSynonym', {
    refreshes: ['POST /sysConsole/querySynonyms', 'GET /sysConsole/querySynonymChanges/{pkId}'],
    onError: (failure) => {
      if (changedMeanwhile(failure)) void refresh('POST /sysConsole/querySynonyms')
    },
    onSuccess: () => toast('success', isOn ? t.switchedOff : t.switchedOn),
  })
  const of = words[0]!
  const look = 'max-lg:min-h-11! max-lg:flex-1'
  return (
    <span className="flex gap-2 max-lg:w-full">
      <Button size="sm" className={look} aria-label={t.changesOf(of)} onClick={() => setOpen(true)}>
        {t.changes}
      </Button>
      <Button
        size="sm"
        className={look}
        aria-label={isOn ? t.switchOffOf(of) : t.switchOnOf(of)}
        busy={change.isRunning}
        onClick={() => change.run({ pkId, version, isOn: !isOn })}
      >
        {isOn ? t.switchOff : t.switchOn}
      </Button>
      <Button kind="jadeLine" size="sm" className={look} aria-label={t.editOf(of)} onClick={onEdit}>
        {t.edit}
      </Button>
      {isOpen && <ChangesDialog group={group} onClose={() => setOpen(false)} />}
    </span>
  )
}
