import { customerHref } from '@hojip/hrefs/chat'
import { useAnswer, useLazyCall, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button, Notice, Sheet, Skeleton, TitleBar } from '@hojip/platform/ui'
import { useState } from 'react'
import type { OpenedChat } from '../../contract.ts'
import { useListActs } from '../list/use-list-acts.ts'
import { shopperRole } from '../../parts/outbox/role.ts'
import { useOutbox } from '../../parts/outbox/use-outbox.ts'
import { TalkPane } from '../talk/talk-pane.tsx'
import { usePageDuties } from '../use-page-duties.ts'
import { usePresence } from '../use-presence.ts'
import { HelpAnswers } from './help-answers.tsx'
import { LeaveMessage } from './leave-message.tsx'
import { QueueCard } from './queue-card.tsx'
import { ServicePanel } from './service-panel.tsx'
import { customerTexts } from './texts.ts'
import { useQueue } from './use-queue.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: customerTexts[locale].title, noIndex: true }
}

/** The mall's own customer service: answers of the help, the conversation with its queue, and what it is about. */
export function Page() {
  const t = useTexts(customerTexts)
  const { data } = useLazyCall('POST /appUserChat/open', { official: true }, { freshForMs: 0 })
  const opened = usePresence(data)
  return (
    <div
      data-whole-page=""
      className="mx-auto grid h-full max-w-360 grid-cols-[minmax(0,1fr)] bg-surface lg:grid-cols-[304px_minmax(0,1fr)_320px] lg:border-x lg:border-line"
    >
      <h1 className="sr-only">{t.title}</h1>
      {opened ? <Service opened={opened} /> : <NotOpenYet />}
    </div>
  )
}

function NotOpenYet() {
  const t = useTexts(customerTexts)
  return (
    <div className="col-span-full grid content-start gap-3 p-4">
      <TitleBar title={t.title} />
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-60 rounded-md" />
    </div>
  )
}

function Service({ opened }: { opened: OpenedChat }) {
  const t = useTexts(customerTexts)
  const { conversation: chat } = opened
  const queue = useQueue(chat.pkId)
  const acts = useListActs()
  const put = useAnswer()
  const outbox = useOutbox(shopperRole)
  const [isWriting, setWriting] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  usePageDuties(chat.pkId, (id) =>
    id === chat.pkId ? { name: chat.shopName, href: customerHref } : undefined,
  )
  const send = (orderId: string) =>
    void outbox.send({ conversationId: chat.pkId, data: { type: 4, text: orderId } })
  const askForPerson = () => {
    setHelpOpen(false)
    if (queue.place?.isOpen) queue.enter()
    else setWriting(true)
  }
  return (
    <>
      <aside aria-label={t.help} className="min-h-0 overflow-y-auto border-r border-line p-3 max-lg:hidden">
        <HelpAnswers onUnsolved={askForPerson} onSendOrder={send} />
      </aside>
      <TalkPane
        key={chat.pkId}
        chat={chat}
        opened={opened}
        outbox={outbox}
        acts={acts}
        keyword=""
        unreadElsewhere={0}
        onCardDone={() => put('POST /appUserChat/open', { official: true }, { ...opened, card: null })}
        panelTab="orders"
        onPanelTab={() => undefined}
        renderPanel={(sendOrder) => <ServicePanel place={queue.place} onSendOrder={sendOrder} />}
        aboveInput={
          <>
            {opened.noOfficialService && <Notice tone="amber">{t.noService}</Notice>}
            <div className="flex px-3 pb-2 lg:hidden">
              <Button size="sm" className="min-h-11!" onClick={() => setHelpOpen(true)}>
                {t.help}
              </Button>
            </div>
            <QueueCard conversationId={chat.pkId} queue={queue} onWrite={() => setWriting(true)} />
          </>
        }
      />
      <aside aria-label={t.panel} className="min-h-0 overflow-y-auto border-l border-line max-lg:hidden">
        <ServicePanel place={queue.place} onSendOrder={send} />
      </aside>
      {isHelpOpen && (
        <Sheet title={t.help} onClose={() => setHelpOpen(false)}>
          <HelpAnswers onUnsolved={askForPerson} onSendOrder={send} />
        </Sheet>
      )}
      {isWriting && <LeaveMessage onClose={() => setWriting(false)} />}
    </>
  )
}
