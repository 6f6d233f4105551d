import { answeringHref } from '@hojip/hrefs/chat'
import {
  toast,
  useClient,
  useLazyCall,
  useNavigate,
  useSearch,
  useTexts,
  useViewer,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { classNames, EmptyState, Sheet } from '@hojip/platform/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Queues } from '../contract.ts'
import { agentRole } from '../parts/outbox/role.ts'
import { useOutbox } from '../parts/outbox/use-outbox.ts'
import { useAgentCalls } from './agent-calls.ts'
import { answeringSearch } from './answering-search.ts'
import { CustomerPanel } from './customer/customer-panel.tsx'
import { FindDialog } from './queues/find-dialog.tsx'
import { nextUnanswered } from './queues/next-unanswered.ts'
import { QueuePanel } from './queues/queue-panel.tsx'
import { SettingsDialog } from './settings/settings-dialog.tsx'
import { TalkPane } from './talk/talk-pane.tsx'
import { answeringTexts } from './texts.ts'
import { TicketsDialog, useTicketCount } from './tickets/tickets-dialog.tsx'
import { TopFacts } from './top-facts.tsx'
import { useCaseActs } from './acts/use-case-acts.tsx'
import { useKeys } from './settings/use-keys.ts'
import { useSound } from './settings/use-sound.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: answeringTexts[locale].title, noIndex: true }
}

const lifeMs = 45_000

/** Reports from time to time that the agent's page is open: after two minutes of silence an agent counts as offline. */
function useSignOfLife() {
  const client = useClient()
  const call = useAgentCalls()('setState')
  const tell = useEffectEvent(() => void client(call, {}).catch(() => undefined))
  useEffect(() => {
    tell()
    const timer = setInterval(() => tell(), lifeMs)
    return () => clearInterval(timer)
  }, [])
}

function allOf({ waiting, mine, colleagues, closed }: Queues) {
  return [...waiting, ...mine, ...colleagues, ...closed]
}

type Open = 'find' | 'settings' | 'details' | 'tickets'

/** What the page shows and what the agent can do with it. */
function useAnswering() {
  const t = useTexts(answeringTexts)
  const call = useAgentCalls()
  const navigate = useNavigate()
  const { conversation } = useSearch(answeringSearch)
  const live = ['chat', 'desk', 'read', 'recall'] as const
  // A hidden tab rings as well.
  const often = { live, whileHidden: true, everyMs: 3_000, freshForMs: 0 }
  const queues = useLazyCall(call('queryQueues'), {}, often)
  const customer = useLazyCall(
    call('queryCustomer'),
    { conversationId: conversation ?? '' },
    { when: conversation !== undefined, live: ['order', 'refund', 'pay'] },
  )
  const outbox = useOutbox(agentRole(useViewer()?.roleName))
  const [acts, dialogs] = useCaseActs(conversation)
  const [open, setOpen] = useState<Open>()
  const field = useRef<HTMLTextAreaElement>(null)
  const chats = queues.data ? allOf(queues.data) : []
  const chat = chats.find(({ conversationId }) => conversationId === conversation)
  const show = (id: string | undefined) => navigate(answeringHref({ conversation: id }), { keepScroll: true })
  const whenOpen = (act: () => void) => () => void (chat && chat.state !== 'closed' && act())
  const next = () => {
    const id = queues.data && nextUnanswered(queues.data, conversation)
    if (id !== undefined) show(id)
    else if (queues.data) toast('info', t.nobodyElse)
  }
  useSignOfLife()
  useSound(queues.data)
  useKeys({
    takeAll: acts.takeAll,
    transfer: whenOpen(acts.transfer),
    close: whenOpen(acts.close),
    write: () => field.current?.focus(),
    next,
    find: () => setOpen('find'),
  })
  return { conversation, queues, customer, outbox, acts, dialogs, open, setOpen, field, chats, chat, show }
}

type Answering = ReturnType<typeof useAnswering>

/** The page on which agents answer: the lists, the open conversation, and the shopper beside it. */
export function Page() {
  const t = useTexts(answeringTexts)
  const answering = useAnswering()
  const { conversation, queues, acts, dialogs, open, setOpen, chats, show } = answering
  const close = () => setOpen(undefined)
  const tickets = useTicketCount(useViewer()?.roleName === 'operator')
  return (
    <div className="grid h-[calc(100dvh-48px)] min-h-0 lg:h-[calc(100dvh-60px)] lg:grid-cols-[296px_minmax(0,1fr)] xl:grid-cols-[296px_minmax(0,1fr)_336px]">
      <h1 className="sr-only">{t.title}</h1>
      <TopFacts today={queues.data?.today} onFind={() => setOpen('find')} />
      <div className={classNames('grid min-h-0', conversation !== undefined && 'max-lg:hidden')}>
        <QueuePanel
          queues={queues.data}
          failed={queues.error !== undefined}
          onRetry={queues.refetch}
          here={conversation}
          onTakeAll={acts.takeAll}
          onSettings={() => setOpen('settings')}
          tickets={tickets}
          onTickets={() => setOpen('tickets')}
        />
      </div>
      {conversation === undefined ? (
        <div className="grid place-items-center bg-bg max-lg:hidden xl:col-span-2">
          <EmptyState title={t.choose} text={t.chooseText} />
        </div>
      ) : (
        <Opened key={conversation} answering={answering} conversation={conversation} />
      )}
      {open === 'find' && <FindDialog chats={chats} onOpen={show} onClose={close} />}
      {open === 'settings' && <SettingsDialog me={queues.data?.me} onClose={close} />}
      {open === 'tickets' && <TicketsDialog onClose={close} />}
      {dialogs}
    </div>
  )
}

/** The open conversation, and the shopper beside it or in a sheet. */
function Opened({ answering, conversation }: { answering: Answering; conversation: string }) {
  const t = useTexts(answeringTexts)
  const { customer, outbox, acts, open, setOpen, field, chat } = answering
  const panel = (
    <CustomerPanel
      conversationId={conversation}
      customer={customer.data}
      failed={customer.error !== undefined}
      onRetry={customer.refetch}
      onSendCard={(type, id) => {
        outbox.send({ conversationId: conversation, data: { type, text: id } })
        setOpen(undefined)
      }}
    />
  )
  return (
    <>
      <TalkPane
        conversationId={conversation}
        chat={chat}
        customer={customer.data}
        outbox={outbox}
        acts={acts}
        field={field}
        onDetails={() => setOpen('details')}
        onSettings={() => setOpen('settings')}
      />
      <aside
        aria-label={t.customer}
        className="min-h-0 overflow-y-auto border-l border-line bg-surface max-xl:hidden"
      >
        {panel}
      </aside>
      {open === 'details' && (
        <Sheet title={t.details} onClose={() => setOpen(undefined)}>
          {panel}
        </Sheet>
      )}
    </>
  )
}
