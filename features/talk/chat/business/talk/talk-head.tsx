import { answeringHref } from '@hojip/hrefs/chat'
import { Link, useTexts } from '@hojip/platform/page'
import { Avatar, Button, caretLeftIcon, Icon, IconButton, userIcon } from '@hojip/platform/ui'
import type { QueuedChat } from '../../contract.ts'
import { KeyHint } from '../key-hint.tsx'
import { answeringTexts } from '../texts.ts'
import type { CaseActs } from '../acts/use-case-acts.tsx'
import type { Typing } from './use-typing.ts'

type TalkHeadProps = {
  chat: QueuedChat | undefined
  userName: string
  myId: string | undefined
  typing: Typing | undefined
  acts: CaseActs
  onDetails: () => void
}

/** Who is talking, the state of the case, and what the agent can do with it. */
export function TalkHead({ chat, userName, myId, typing, acts, onDetails }: TalkHeadProps) {
  const t = useTexts(answeringTexts)
  return (
    <header className="flex min-h-15 items-center gap-2 border-b border-line bg-surface px-2 lg:px-5">
      <Link
        to={answeringHref()}
        aria-label={t.back}
        className="grid size-11 flex-none place-items-center rounded-md lg:hidden"
      >
        <Icon of={caretLeftIcon} size={20} />
      </Link>
      <Avatar name={userName} className="size-9 text-14 max-lg:hidden" />
      <div className="min-w-0 flex-1 lg:ml-1.5">
        <h2 className="truncate text-15 font-bold">
          <bdi>{userName}</bdi>
        </h2>
        <p role="status" className="truncate text-12 text-ink-3">
          {typing?.side === 'user' ? t.isTyping : stateText(t, chat, myId)}
        </p>
      </div>
      {chat && <Acts chat={chat} isMine={chat.agentId === myId} acts={acts} />}
      <IconButton of={userIcon} label={t.details} size={20} onClick={onDetails} className="xl:hidden" />
    </header>
  )
}

function stateText(
  t: (typeof answeringTexts)['zh-CN'],
  chat: QueuedChat | undefined,
  myId: string | undefined,
) {
  if (!chat || chat.state === 'closed') return t.isClosed
  if (chat.state === 'waiting') return t.isWaiting
  return chat.agentId === myId ? t.isOpen : t.servedBy(chat.agentName)
}

type ActsProps = { chat: QueuedChat; isMine: boolean; acts: CaseActs }

function Acts({ chat: { state }, isMine, acts }: ActsProps) {
  const t = useTexts(answeringTexts)
  const look = 'max-lg:min-h-11!'
  if (state === 'closed')
    return (
      <Button size="sm" className={look} onClick={acts.reopen}>
        {t.reopen}
      </Button>
    )
  if (state === 'waiting')
    return (
      <>
        <Button size="sm" className={look} onClick={acts.close}>
          {t.close} <KeyHint of="E" />
        </Button>
        <Button size="sm" kind="jade" className={look} onClick={acts.take}>
          {t.take}
        </Button>
      </>
    )
  if (!isMine)
    return (
      <Button size="sm" className={look} onClick={acts.take}>
        {t.takeOver}
      </Button>
    )
  return (
    <>
      <Button size="sm" kind="quiet" className="max-xl:hidden" onClick={acts.release}>
        {t.release}
      </Button>
      <Button size="sm" className={look} onClick={acts.transfer}>
        {t.transfer} <KeyHint of="T" />
      </Button>
      <Button size="sm" className={look} onClick={acts.close}>
        {t.close} <KeyHint of="E" />
      </Button>
    </>
  )
}
