import { toast, useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import { Button, Dialog, RadioCard, Spinner, TextArea } from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import { useAgentCalls } from '../agent-calls.ts'
import { answeringTexts } from '../texts.ts'

const mostNote = 500

/** Passes the conversation to a colleague who is online, with a note that the shopper does not see. */
export function TransferDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const t = useTexts(answeringTexts)
  const call = useAgentCalls()
  const agents = useLazyCall(call('queryAgents'), {}, { freshForMs: 0, live: 'desk' })
  const [chosen, setChosen] = useState<string>()
  const [note, setNote] = useState('')
  const colleagues = agents.data?.list.filter(({ isMe, state }) => !isMe && state === 'online')
  const agentId = chosen ?? colleagues?.[0]?.agentId
  const transfer = useWrite(call('transfer'), {
    refreshes: [call('queryQueues'), call('queryNotes')],
    onSuccess: () => {
      toast('success', t.transferred)
      onClose()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (agentId !== undefined) transfer.run({ conversationId, agentId, note })
  }
  return (
    <Dialog title={t.transferTitle} onClose={onClose} sheet>
      <form onSubmit={submit} className="grid gap-4">
        {!colleagues && <Spinner />}
        {colleagues?.length === 0 && <p className="text-ink-2">{t.noColleague}</p>}
        {colleagues && colleagues.length > 0 && (
          <>
            <fieldset className="grid gap-2">
              <legend className="mb-1.5 text-13 font-medium">{t.transferTo}</legend>
              {colleagues.map(({ agentId: id, name, serving, maxCases }) => (
                <RadioCard
                  key={id}
                  name="agent"
                  value={id}
                  checked={id === agentId}
                  onChange={() => setChosen(id)}
                >
                  {name} <span className="figures ml-2 text-12 text-ink-3">{t.load(serving, maxCases)}</span>
                </RadioCard>
              ))}
            </fieldset>
            <TextArea
              label={t.transferNote}
              hint={t.transferNoteHint}
              maxLength={mostNote}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            <Button type="submit" kind="jade" className="min-h-11!" busy={transfer.isRunning}>
              {t.confirmTransfer}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  )
}
