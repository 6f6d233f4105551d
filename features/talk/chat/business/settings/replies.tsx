import { toast, useLazyCall, useTexts, useWrite } from '@hojip/platform/page'
import {
  Button,
  Checkbox,
  IconButton,
  pencilIcon,
  Spinner,
  Tag,
  TextArea,
  TextInput,
  trashIcon,
  useConfirm,
} from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import type { QuickReply } from '../../contract.ts'
import { useAgentCalls } from '../agent-calls.ts'
import { answeringTexts } from '../texts.ts'

const mostContent = 500
const nameForm = /^[^/\s]{1,20}$/u

/** The quick replies of everybody here and of the agent, and the form that adds or changes one. */
export function Replies() {
  const t = useTexts(answeringTexts)
  const call = useAgentCalls()
  const replies = useLazyCall(call('queryQuickReplies'), {})
  const [edited, setEdited] = useState<QuickReply | 'new'>()
  const [confirm, confirmDialog] = useConfirm()
  const remove = useWrite(call('deleteQuickReply'), {
    refreshes: [call('queryQuickReplies')],
    onSuccess: () => toast('success', t.removed),
  })
  const ask = async ({ pkId, name }: QuickReply) => {
    const isSure = await confirm({ title: t.removeTitle(name), yes: t.remove, no: t.cancel, danger: true })
    if (isSure) remove.run({ pkId })
  }
  if (edited)
    return (
      <ReplyForm
        key={edited === 'new' ? '' : edited.pkId}
        reply={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
      />
    )
  const list = replies.data?.list
  return (
    <div className="grid grid-cols-1 gap-3 pt-3">
      {replies.isPending && <Spinner />}
      {list?.length === 0 && <p className="text-13 text-ink-2">{t.noReplies}</p>}
      <ul className="grid grid-cols-1">
        {list?.map((reply) => (
          <li key={reply.pkId} className="flex items-center gap-2 border-b border-line py-1 last:border-b-0">
            <div className="min-w-0 flex-1 text-13">
              <p className="flex items-center gap-2">
                <b className="truncate font-medium">/{reply.name}</b>
                <Tag tone={reply.isShared ? 'jade' : 'plain'}>{reply.isShared ? t.shared : t.own}</Tag>
              </p>
              <p className="truncate text-ink-2">{reply.content}</p>
            </div>
            <IconButton
              of={pencilIcon}
              size={18}
              label={`${t.edit} /${reply.name}`}
              onClick={() => setEdited(reply)}
            />
            <IconButton
              of={trashIcon}
              size={18}
              label={`${t.remove} /${reply.name}`}
              onClick={() => void ask(reply)}
            />
          </li>
        ))}
      </ul>
      <Button kind="jadeLine" className="min-h-11!" onClick={() => setEdited('new')}>
        {t.quickAdd}
      </Button>
      {confirmDialog}
    </div>
  )
}

function ReplyForm({ reply, onClose }: { reply: QuickReply | undefined; onClose: () => void }) {
  const t = useTexts(answeringTexts)
  const call = useAgentCalls()
  const [name, setName] = useState(reply?.name ?? '')
  const [content, setContent] = useState(reply?.content ?? '')
  const [isShared, setShared] = useState(reply?.isShared ?? false)
  const [isTried, setTried] = useState(false)
  const save = useWrite(call('saveQuickReply'), {
    refreshes: [call('queryQuickReplies')],
    onSuccess: () => {
      toast('success', t.saved)
      onClose()
    },
  })
  const isNamed = nameForm.test(name.trim())
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isNamed || content.trim() === '') return
    const wish = { name: name.trim(), content: content.trim(), isShared }
    save.run(reply ? { ...wish, pkId: reply.pkId, sort: reply.sort } : wish)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 pt-4">
      <TextInput
        label={t.replyName}
        hint={t.replyNameHint}
        error={isTried && !isNamed ? t.replyNameNeeded : undefined}
        value={name}
        maxLength={20}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label={t.replyContent}
        error={isTried && content.trim() === '' ? t.replyNeeded : undefined}
        maxLength={mostContent}
        rows={4}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
        {t.replyShared}
      </Checkbox>
      <div className="flex justify-end gap-2">
        <Button className="min-h-11!" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" kind="jade" className="min-h-11!" busy={save.isRunning}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
