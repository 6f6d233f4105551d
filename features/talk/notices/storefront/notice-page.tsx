import { AccountFrame } from '@hojip/accounts/storefront/account'
import { noticesHref } from '@hojip/hrefs/messages/notices'
import {
  Time,
  useCall,
  useNavigate,
  usePage,
  useRefresh,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import {
  ActionBar,
  Button,
  caretLeftIcon,
  Icon,
  Link,
  TitleBar,
  trashIcon,
  undoIcon,
} from '@hojip/platform/ui'
import { useEffect } from 'react'
import type { NoticeContent } from '../contract.ts'
import { NoticeBody } from './parts/notice-body.tsx'
import { noticesTexts } from './texts.ts'
import { useMoves } from './use-moves.ts'

export function head({ data }: HeadInput<NoticeContent>): PageHead {
  return { title: data.item.title, noIndex: true }
}

/** One message on a page of its own, as on phones. It counts as read when the reader leaves it. */
export function Page() {
  const t = useTexts(noticesTexts)
  const { id } = usePage('/me/notifications/$id').params
  const input = { msg_id: id }
  const content = useCall('GET /message/content', input)
  const { item, list } = content
  const navigate = useNavigate()
  const refresh = useRefresh()
  const moves = useMoves({ put: () => void refresh('GET /message/content') })
  const { read } = moves
  useEffect(() => {
    if (list === 'unread') void read(item)
    // Once for each notice that is opened.
    // eslint-disable-next-line react/exhaustive-deps
  }, [item.msg_id])
  const leave = async (move: typeof moves.remove) => {
    if (await move(item)) navigate(noticesHref(), { replace: true })
  }
  const act =
    list === 'trash' ? (
      <Button block className="min-h-12!" onClick={() => void leave(moves.restore)}>
        <Icon of={undoIcon} />
        {t.restore}
      </Button>
    ) : (
      <Button block className="min-h-12!" onClick={() => void leave(moves.remove)}>
        <Icon of={trashIcon} />
        {t.remove}
      </Button>
    )
  return (
    <>
      <TitleBar title={t.title} />
      <AccountFrame here="messages">
        <Link
          href={noticesHref()}
          className="mb-3 inline-flex items-center gap-1 text-13 text-ink-3 max-lg:hidden"
        >
          <Icon of={caretLeftIcon} size={14} />
          {t.backToAll}
        </Link>
        <article className="card grid gap-3.5 px-4 py-5 max-lg:-mx-(--gutter) max-lg:rounded-none lg:px-7 lg:py-6">
          <header>
            <h1 className="text-20 leading-snug font-bold">{item.title}</h1>
            <p className="text-13 text-ink-3">
              <Time at={item.create_time} /> {t.types[item.type]}
            </p>
          </header>
          <NoticeBody {...content} />
          <div className="max-lg:hidden">{act}</div>
        </article>
      </AccountFrame>
      <ActionBar>{act}</ActionBar>
    </>
  )
}
