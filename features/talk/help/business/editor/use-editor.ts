import { useLeaveQuestion } from '@hojip/platform/console'
import { useCall, useRefresh } from '@hojip/platform/page'
import { useState } from 'react'
import type { EditedHelp } from '../../contract/edited.ts'
import type { HelpDocument } from '../../contract/document.ts'
import { isSame, tidied } from '../../rules/documents.ts'
import { problemsOf } from '../../rules/problems.ts'
import type { Topic } from '../../rules/topics.ts'

/** The text being written, and the version it was made from. */
export function useEditor(topic: Topic) {
  const stored = useCall('POST /sysConsole/findHelp', { topic })
  const refresh = useRefresh()
  const [base, setBase] = useState(stored)
  const [document, setDocument] = useState<HelpDocument>(stored.document)
  /** What another operator has published meanwhile. */
  const [theirs, setTheirs] = useState<EditedHelp>()
  const isChanged = !isSame(tidied(document), base.document)
  const take = (from: EditedHelp) => {
    setBase(from)
    setDocument(from.document)
    setTheirs(undefined)
  }
  useLeaveQuestion(isChanged)
  return {
    topic,
    base,
    document,
    change: setDocument,
    isChanged,
    theirs,
    setTheirs,
    take,
    problems: problemsOf(document, [...base.periods.map(({ name }) => name), ...base.kinds]),
    /** Goes on with what was written, over the other version. */
    goOn: () => {
      if (theirs) setBase(theirs)
      setTheirs(undefined)
    },
    published: (now: EditedHelp) => {
      take(now)
      void refresh('POST /sysConsole/findHelp')
      void refresh('POST /sysConsole/queryHelp')
    },
  }
}

export type Editor = ReturnType<typeof useEditor>
