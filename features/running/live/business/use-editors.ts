import { randomId } from '@hojip/platform/storage'
import { useLive, useViewer } from '@hojip/platform/page'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EditedThing, EditingState } from '../contract.ts'
import { editorsAfter, stillEditing, type Editor } from '../rules/editors.ts'
import { inTurn } from '../rules/in-turn.ts'

/** How often the page of somebody who is changing a thing announces it again. */
const sayEveryMs = 20_000

interface EditorsInput {
  thing: EditedThing
  id: string
  /** Whether this tab has changes that are not saved. */
  isChanged: boolean
  /** Whether the reader may change it. Who may not sees the others and tells nothing: the call is not theirs. */
  mayEdit: boolean
  /** Tells the others; may fail, since the editor works without it. */
  tell: (id: string, tab: string, state: EditingState) => Promise<unknown>
}

/** Who else is changing the thing now. A tab that opens asks, and those with unsaved changes answer. */
export function useEditors({ thing, id, isChanged, mayEdit, tell }: EditorsInput): readonly Editor[] {
  const readerId = useViewer()?.pkId
  const [tab] = useState(randomId)
  const [editors, setEditors] = useState<readonly Editor[]>([])
  const [sayInTurn] = useState(inTurn)
  const tellOthers = (state: EditingState) => {
    if (mayEdit) void sayInTurn(() => tell(id, tab, state))
  }
  const say = useEffectEvent(tellOthers)
  useEffect(() => {
    setEditors([])
    say('open')
  }, [id])
  useEffect(() => {
    if (!isChanged) return undefined
    say('changed')
    const timer = setInterval(() => say('changed'), sayEveryMs)
    return () => {
      clearInterval(timer)
      say('gone')
    }
  }, [id, isChanged])
  useLive('editing', (frame) => {
    if (!frame) return tellOthers(isChanged ? 'changed' : 'open')
    const event = frame.data
    if (event.thing !== thing || event.id !== id || event.tab === tab) return
    if (event.state === 'open' && isChanged) tellOthers('changed')
    setEditors((all) => editorsAfter(all, event, { readerId, nowMs: Date.now() }))
  })
  const hasEditors = editors.length > 0
  useEffect(() => {
    if (!hasEditors) return undefined
    const timer = setInterval(() => setEditors((all) => stillEditing(all, Date.now())), 5_000)
    return () => clearInterval(timer)
  }, [hasEditors])
  return editors
}
