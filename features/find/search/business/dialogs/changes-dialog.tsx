import type { Output } from '@hojip/platform/client'
import { useLazyCall, useTexts, Time } from '@hojip/platform/page'
import { Dialog, Notice, Skeleton } from '@hojip/platform/ui'
import type { SynonymGroup } from '../../contract/word-lists.ts'
import { synonymTexts } from '../texts.ts'

type Change = Output<'GET /sysConsole/querySynonymChanges/{pkId}'>['list'][number]

/** Who changed a group, and what. */
export function ChangesDialog({ group: { pkId }, onClose }: { group: SynonymGroup; onClose: () => void }) {
  const t = useTexts(synonymTexts)
  const { data, error } = useLazyCall('GET /sysConsole/querySynonymChanges/{pkId}', { pkId })
  return (
    <Dialog title={t.changesTitle} onClose={onClose} sheet>
      {error && <Notice tone="crimson">{t.failed}</Notice>}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.list.length === 0 && <p className="py-4 text-ink-2">{t.noChanges}</p>}
      <ol className="grid">
        {data?.list.map((change) => (
          <li key={change.pkId} className="border-b border-line py-3 text-13 last:border-b-0">
            <p className="flex flex-wrap gap-x-2.5 text-12 text-ink-3">
              <bdi>{change.operatorName}</bdi>
              <Time at={change.gmtCreate} />
            </p>
            <WhatChanged change={change} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function WhatChanged({ change: { before, after } }: { change: Change }) {
  const t = useTexts(synonymTexts)
  const joined = (words: readonly string[]) => words.join(t.between)
  if (!before) return <p className="mt-1 break-words">{t.wasAdded(joined(after.words))}</p>
  const added = after.words.filter((word) => !before.words.includes(word))
  const removed = before.words.filter((word) => !after.words.includes(word))
  const lines = [
    before.isOn !== after.isOn && (after.isOn ? t.wasSwitchedOn : t.wasSwitchedOff),
    before.field !== after.field && t.fieldChanged(before.field, after.field),
    added.length > 0 && t.wordsAdded(joined(added)),
    removed.length > 0 && t.wordsRemoved(joined(removed)),
  ].filter((line) => line !== false)
  return (
    <ul className="mt-1 grid gap-0.5 break-words">
      {(lines.length > 0 ? lines : [t.onlyOrder]).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
