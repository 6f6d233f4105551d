import { chatHref, customerHref } from '@hojip/hrefs/chat'
import {
  useHasPage,
  useLazyCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { classNames, EmptyState, TitleBar } from '@hojip/platform/ui'
import { useUnread } from '@hojip/storefront-kit/storefront/unread'
import { useDeferredValue, useState } from 'react'
import type { Chat, OpenedChat } from '../contract.ts'
import { chatSearch, type ChatSearch } from './chat-search.ts'
import { ChatListPane } from './list/chat-list.tsx'
import { useChatList, type ChatList } from './list/use-chat-list.ts'
import { useListActs } from './list/use-list-acts.ts'
import { shopperRole } from '../parts/outbox/role.ts'
import { useOutbox, type UsedOutbox } from '../parts/outbox/use-outbox.ts'
import { Panel, type PanelTab } from './panel/panel.tsx'
import { TalkPane } from './talk/talk-pane.tsx'
import { chatTexts } from './texts.ts'
import { useInBrowser, usePageDuties } from './use-page-duties.ts'
import { usePresence } from './use-presence.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: chatTexts[locale].title, noIndex: true }
}

interface OpenTalk {
  chat: Chat | undefined
  opened: OpenedChat | undefined
  /** Something is chosen, whether it has arrived or not. */
  isChosen: boolean
  hasFailed: boolean
}

/** The conversation that the address names. */
function useOpenTalk({ shop, goods, order, refund, conversation }: ChatSearch, list: ChatList): OpenTalk {
  const row = list.chats.find((chat) => chat.pkId === conversation || chat.shopId === shop)
  const shopId = shop ?? row?.shopId ?? undefined
  const wish = row?.isOfficial
    ? { official: true }
    : { shopId, goodsId: goods, orderId: order, refundId: refund }
  const isKnown = shopId !== undefined || row?.isOfficial === true
  const { data, error } = useLazyCall('POST /appUserChat/open', wish, { when: isKnown, freshForMs: 0 })
  return {
    chat: row ?? data?.conversation,
    opened: usePresence(data),
    isChosen: shop !== undefined || conversation !== undefined,
    hasFailed: error !== undefined || (conversation !== undefined && !isKnown && !list.isPending),
  }
}

/** Conversations with shops. On phones either the list or one conversation is shown. */
export function Page() {
  const t = useTexts(chatTexts)
  const navigate = useNavigate()
  const hasPage = useHasPage()
  const [keyword, setKeyword] = useState('')
  const asked = useDeferredValue(keyword.trim())
  const list = useChatList(asked)
  const acts = useListActs()
  const { chat, opened, isChosen, hasFailed } = useOpenTalk(useSearch(chatSearch), list)
  const outbox = useOutbox(shopperRole)
  const [panelTab, setPanelTab] = useState<PanelTab>('orders')
  const { official, shops } = useUnread()
  const unread = official + shops
  const openId = chat?.pkId
  const isInBrowser = useInBrowser()
  const hrefOf = ({ shopId, pkId }: Chat) => {
    if (shopId !== null) return chatHref({ shop: shopId })
    return hasPage(customerHref) ? customerHref : chatHref({ conversation: pkId })
  }
  usePageDuties(openId, (id) => {
    const one = list.chats.find(({ pkId }) => pkId === id)
    return one && { name: one.shopName, href: hrefOf(one) }
  })
  const isListed = list.chats.some(({ pkId }) => pkId === openId)
  const panel = { tab: panelTab, onTab: setPanelTab }
  return (
    <div
      data-whole-page=""
      className="mx-auto grid h-full max-w-360 grid-cols-[minmax(0,1fr)] bg-surface max-lg:content-start lg:grid-cols-[304px_minmax(0,1fr)_320px] lg:border-x lg:border-line"
    >
      <h1 className="sr-only">{t.title}</h1>
      {!isChosen && <TitleBar title={t.title} />}
      <div className={isChosen ? 'min-h-0 max-lg:hidden lg:grid' : 'min-h-0 lg:grid'}>
        <ChatListPane
          list={list}
          openId={openId}
          keyword={keyword}
          hrefOf={hrefOf}
          acts={acts}
          unread={unread}
          fresh={chat && !isListed ? chat : undefined}
          onKeyword={setKeyword}
        />
      </div>
      {chat && isInBrowser ? (
        <TalkPane
          key={chat.pkId}
          chat={chat}
          opened={opened}
          outbox={outbox}
          acts={acts}
          panelTab={panelTab}
          keyword={asked}
          unreadElsewhere={Math.max(0, unread - chat.noReadCount)}
          onCardDone={() => navigate(hrefOf(chat), { replace: true, keepScroll: true })}
          onPanelTab={setPanelTab}
        />
      ) : (
        <NoTalk hasFailed={hasFailed} isChosen={isChosen} />
      )}
      <aside aria-label={t.panel} className="min-h-0 overflow-y-auto border-l border-line max-lg:hidden">
        {chat?.shopId && isInBrowser && (
          <SidePanel chat={chat} shopId={chat.shopId} outbox={outbox} {...panel} />
        )}
      </aside>
    </div>
  )
}

function NoTalk({ hasFailed, isChosen }: { hasFailed: boolean; isChosen: boolean }) {
  const t = useTexts(chatTexts)
  return (
    <div className={classNames('grid place-items-center bg-bg', !(isChosen && hasFailed) && 'max-lg:hidden')}>
      {hasFailed && <EmptyState title={t.goneTitle} text={t.goneText} picture="lost" />}
      {!hasFailed && !isChosen && <EmptyState title={t.chooseTitle} text={t.chooseText} />}
    </div>
  )
}

interface SidePanelProps {
  chat: Chat
  shopId: string
  outbox: UsedOutbox
  tab: PanelTab
  onTab: (tab: PanelTab) => void
}

function SidePanel({ chat, shopId, outbox, tab, onTab }: SidePanelProps) {
  const send = (type: 4 | 5, text: string) =>
    void outbox.send({ conversationId: chat.pkId, data: { type, text } })
  return (
    <Panel
      shopId={shopId}
      tab={tab}
      onTab={onTab}
      onSendOrder={(id) => send(4, id)}
      onSendProduct={(id) => send(5, id)}
    />
  )
}
