import { useLazyCall, useTexts, useWrite, useDates } from '@hojip/platform/page'
import {
  Avatar,
  Button,
  plusThinIcon,
  Icon,
  priceText,
  Skeleton,
  Tabs,
  Tag,
  TextArea,
} from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import type { ChatCustomer } from '../../contract.ts'
import { useAgentCalls } from '../agent-calls.ts'
import { useLanguageName } from '../queues/language-mark.tsx'
import { answeringTexts, useOwnTexts } from '../texts.ts'
import { Footprints, isToHandle, Orders, Refunds } from './lists.tsx'

type CustomerPanelProps = {
  conversationId: string
  customer: ChatCustomer | undefined
  failed: boolean
  onRetry: () => void
  onSendCard: (type: 4 | 5, id: string) => void
}

type TabKey = 'orders' | 'footprints' | 'refunds'

/** The shopper as this shop may see them: what they bought, looked at and sent back here, and notes of colleagues. */
export function CustomerPanel({ conversationId, customer, failed, onRetry, onSendCard }: CustomerPanelProps) {
  const t = useTexts(answeringTexts)
  const [tab, setTab] = useState<TabKey>('orders')
  if (!customer)
    return failed ? (
      <p role="alert" className="grid justify-items-start gap-2 p-4 text-13 text-ink-2">
        {t.failed}
        <Button size="sm" onClick={onRetry}>
          {t.retry}
        </Button>
      </p>
    ) : (
      <div className="grid gap-3 p-4">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    )
  const { orders, footprints, refunds } = customer
  const toHandle = refunds.filter(isToHandle).length
  const tabs = [
    { key: 'orders' as const, label: t.orders, panel: <Orders orders={orders} onSendCard={onSendCard} /> },
    {
      key: 'footprints' as const,
      label: t.footprints,
      panel: <Footprints footprints={footprints} onSendCard={onSendCard} />,
    },
    {
      key: 'refunds' as const,
      label: (
        <>
          {t.refunds}
          {toHandle > 0 && <span className="figures text-13 text-amber">{toHandle}</span>}
        </>
      ),
      panel: <Refunds refunds={refunds} />,
    },
  ]
  return (
    <>
      <Profile customer={customer} />
      <Tabs
        tabs={tabs}
        selected={tab}
        onSelect={setTab}
        label={t.customer}
        className="justify-around gap-2! px-4 text-14!"
      />
      <Notes conversationId={conversationId} />
    </>
  )
}

function Profile({ customer }: { customer: ChatCustomer }) {
  const t = useOwnTexts()
  const { userName, phone, locale, registeredAt, orderNum, spentMoney, refundNum, score } = customer
  const languageOf = useLanguageName()
  const registered = t.registered(useDates().month(registeredAt))
  const figures = [
    [t.shopOrders, orderNum],
    [t.spent, priceText(spentMoney)],
    [t.refunds, refundNum],
    [t.rated, score ?? '–'],
  ] as const
  return (
    <div className="grid gap-3.5 border-b border-line p-4">
      <div className="flex items-center gap-3">
        <Avatar name={userName} className="size-10 text-15" />
        <p className="min-w-0">
          <span className="flex items-center gap-1.5">
            <bdi className="truncate text-15 font-bold">{userName}</bdi>
            <Tag tone={orderNum > 0 ? 'jade' : 'plain'}>{orderNum > 0 ? t.returning : t.newcomer}</Tag>
          </span>
          <span className="figures block truncate text-12 text-ink-3">
            {[phone, registered, languageOf(locale)].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
      <dl className="grid grid-cols-4 gap-2">
        {figures.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-12 break-keep text-ink-3">{name}</dt>
            <dd className="figures truncate text-16 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const mostNote = 500

function Notes({ conversationId }: { conversationId: string }) {
  const t = useTexts(answeringTexts)
  const dates = useDates()
  const call = useAgentCalls()
  const notes = useLazyCall(call('queryNotes'), { conversationId }, { live: 'desk' })
  const [text, setText] = useState<string>()
  const save = useWrite(call('saveNote'), {
    refreshes: [call('queryNotes')],
    onSuccess: () => setText(undefined),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text?.trim()) save.run({ conversationId, content: text.trim() })
  }
  const list = notes.data?.list
  return (
    <section aria-label={t.notes} className="grid justify-items-start gap-2.5 border-t-8 border-bg p-4">
      <h3 className="text-13 text-ink-3">{t.notes}</h3>
      {list?.length === 0 && <p className="text-13 text-ink-3">{t.noNotes}</p>}
      <ul className="grid w-full gap-2">
        {list?.map(({ pkId, content, authorName, time }) => (
          <li key={pkId} className="text-13">
            <bdi className="break-words whitespace-pre-line">{content}</bdi>
            <span className="figures block text-12 text-ink-3">
              {authorName} · {dates.stamp(time)}
            </span>
          </li>
        ))}
      </ul>
      {text === undefined ? (
        <Button size="sm" className="max-lg:min-h-11!" onClick={() => setText('')}>
          <Icon of={plusThinIcon} size={14} /> {t.writeNote}
        </Button>
      ) : (
        <form onSubmit={submit} className="grid w-full gap-2">
          <TextArea
            label={t.noteInput}
            hint={t.noteHint}
            maxLength={mostNote}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="flex justify-end gap-2">
            <Button size="sm" className="max-lg:min-h-11!" onClick={() => setText(undefined)}>
              {t.cancel}
            </Button>
            <Button type="submit" size="sm" kind="jade" className="max-lg:min-h-11!" busy={save.isRunning}>
              {t.save}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
