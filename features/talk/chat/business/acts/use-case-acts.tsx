import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { useConfirm } from '@hojip/platform/ui'
import { useState, type ReactNode } from 'react'
import { useAgentCalls } from '../agent-calls.ts'
import { answeringTexts } from '../texts.ts'
import { TransferDialog } from './transfer-dialog.tsx'

export interface CaseActs {
  take: () => void
  takeAll: () => void
  release: () => void
  transfer: () => void
  close: () => void
  reopen: () => void
}

/** What an agent does with the open conversation, and the dialogs that ask for it. */
export function useCaseActs(conversationId: string | undefined): [CaseActs, ReactNode] {
  const t = useTexts(answeringTexts)
  const call = useAgentCalls()
  const [confirm, confirmDialog] = useConfirm()
  const [isPassingOn, setPassingOn] = useState(false)
  const refreshes = [call('queryQueues'), call('queryAgents')] as const
  const done = (text: string) => ({ refreshes, onSuccess: () => toast('success', text) })
  const take = useWrite(call('take'), done(t.taken))
  const release = useWrite(call('release'), done(t.released))
  const close = useWrite(call('close'), done(t.closedNow))
  const reopen = useWrite(call('reopen'), done(t.reopened))
  const takeAll = useWrite(call('takeAll'), {
    refreshes,
    onSuccess: ({ conversationIds }) => toast('success', t.tookAll(conversationIds.length)),
  })
  // A second press while the first one is under way would only be refused because the case has moved.
  const withId = (act: typeof take | typeof release | typeof close | typeof reopen) => () => {
    if (conversationId !== undefined && !act.isRunning) act.run({ conversationId })
  }
  const askAndClose = async () => {
    const { closeTitle: title, closeText: text, close: yes, cancel: no } = t
    if (await confirm({ title, text, yes, no })) withId(close)()
  }
  const acts: CaseActs = {
    take: withId(take),
    takeAll: () => !takeAll.isRunning && takeAll.run({}),
    release: withId(release),
    transfer: () => setPassingOn(conversationId !== undefined),
    close: () => void askAndClose(),
    reopen: withId(reopen),
  }
  const dialogs = (
    <>
      {confirmDialog}
      {isPassingOn && conversationId !== undefined && (
        <TransferDialog conversationId={conversationId} onClose={() => setPassingOn(false)} />
      )}
    </>
  )
  return [acts, dialogs]
}
