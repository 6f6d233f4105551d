import { Time, useLazyCall, useTexts } from '@hojip/platform/page'
import { bellIcon, Button, checkIcon, Icon, Skeleton, trashIcon, undoIcon } from '@hojip/platform/ui'
import type { ListName, NoticeItem } from '../../contract.ts'
import { noticesTexts } from '../texts.ts'
import type { Moves } from '../use-moves.ts'
import { NoticeBody } from './notice-body.tsx'

interface NoticeDetailProps {
  item: NoticeItem
  list: ListName
  onMove: (move: keyof Omit<Moves, 'isRunning'>) => void
  onSettings: () => void
}

/** The selected notice, beside the list. */
export function NoticeDetail({ item, list, onMove, onSettings }: NoticeDetailProps) {
  const t = useTexts(noticesTexts)
  return (
    <article className="flex min-w-0 flex-1 flex-col gap-3.5 px-7 py-6">
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-20 leading-snug font-bold">{item.title}</h2>
          <p className="text-13 text-ink-3">
            <Time at={item.create_time} /> {t.types[item.type]}
          </p>
        </div>
        {list === 'unread' && (
          <Button size="sm" onClick={() => onMove('read')}>
            <Icon of={checkIcon} size={14} />
            {t.markRead}
            <Key>R</Key>
          </Button>
        )}
        {list === 'trash' ? (
          <Button size="sm" onClick={() => onMove('restore')}>
            <Icon of={undoIcon} size={14} />
            {t.restore}
            <Key>R</Key>
          </Button>
        ) : (
          <Button size="sm" onClick={() => onMove('remove')}>
            <Icon of={trashIcon} size={14} />
            {t.remove}
            <Key>{t.removeKey}</Key>
          </Button>
        )}
      </header>
      <Content key={item.msg_id} msgId={item.msg_id} />
      <footer className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2.5 border-t border-line pt-3.5 text-13 text-ink-2">
        <span className="flex items-center gap-2.5">
          <Icon of={bellIcon} size={16} />
          {t.typeOn(t.types[item.type])}
        </span>
        <button type="button" className="link min-h-6" onClick={onSettings}>
          {t.settings}
        </button>
        <span className="ml-auto flex items-center gap-1 text-12 text-ink-3">
          <Key>J</Key>
          <Key>K</Key>
          {t.next}
        </span>
      </footer>
    </article>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="figures ml-0.5 rounded-xs border border-line bg-inset px-1.5 text-11 leading-[18px] font-medium text-ink-3"
    >
      {children}
    </kbd>
  )
}

/** The text; it is cached by the notice's id and read again when it is older than half a minute. */
function Content({ msgId }: { msgId: string }) {
  const t = useTexts(noticesTexts)
  const { data, error, refetch } = useLazyCall('GET /message/content', { msg_id: msgId })
  if (data) return <NoticeBody {...data} />
  if (error)
    return (
      <p role="alert" className="flex items-center gap-3 text-ink-2">
        {t.contentFailed}
        <Button size="sm" onClick={refetch}>
          {t.tryAgain}
        </Button>
      </p>
    )
  return (
    <div aria-busy="true" aria-label={t.loading} className="grid gap-2.5">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-22 w-full" />
      <Skeleton className="h-10 w-32" />
    </div>
  )
}
