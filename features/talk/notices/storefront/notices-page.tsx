import { AccountFrame } from '@hojip/accounts/storefront/account'
import { useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import {
  checksIcon,
  gearIcon,
  IconButton,
  LoadMore,
  TitleBar,
  trashIcon,
  useHasRoom,
} from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import type { ListName, NoticeItem } from '../contract.ts'
import type { NoticeType } from '@hojip/preferences/notice-types'
import { storedDays } from '../rules/moves.ts'
import { listOf } from '../rules/shown-lists.ts'
import { noticesSearch } from './notices-search.ts'
import { ListHead } from './parts/list-head.tsx'
import { Nothing } from './parts/nothing.tsx'
import { NoticeDetail } from './parts/notice-detail.tsx'
import { NoticeRow } from './parts/notice-row.tsx'
import { UnreadChats } from './parts/unread-chats.tsx'
import { noticesTexts } from './texts.ts'
import { useKeys } from './use-keys.ts'
import { useLists } from './use-lists.ts'
import { useMoves, type Moves } from './use-moves.ts'
import { useSelection } from './use-selection.ts'
import { useSweepAll } from './use-sweep-all.tsx'

const SettingsDialog = lazyPart(() =>
  import('./settings/settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog })),
)

export function head({ locale }: HeadInput): PageHead {
  return { title: noticesTexts[locale].title, noIndex: true }
}

/** The messages of the mall: three lists, and the selected message beside them where there is room. */
export function Page() {
  const t = useTexts(noticesTexts)
  const { list, type } = useSearch(noticesSearch)
  const lists = useLists(type)
  const { shown, now } = lists
  const moves = useMoves(lists)
  const items = shown.lists[list]
  const selection = useSelection({ list, items, moves })
  const { selected } = selection
  const sweep = useSweepAll(list, type, shown.totals)
  const [isSetting, setSetting] = useState(false)
  const hasRoom = useHasRoom()
  useKeys({
    j: () => selection.step(1),
    k: () => selection.step(-1),
    r: () => selection.move(list === 'trash' ? 'restore' : 'read'),
    delete: () => selection.move('remove'),
  })
  return (
    <>
      <TitleBar
        title={t.title}
        actions={<TitleActions list={list} sweep={sweep} onSettings={() => setSetting(true)} />}
      />
      <AccountFrame here="messages">
        <section aria-label={t.title} className={frame}>
          <h1 className="sr-only">{t.title}</h1>
          <div className="flex min-w-0 flex-col border-line lg:border-r">
            <ListHead
              list={list}
              type={type}
              sweep={sweep}
              totals={shown.totals}
              onSettings={() => setSetting(true)}
            />
            <UnreadChats />
            <List
              list={list}
              type={type}
              items={items}
              now={now}
              moves={moves}
              selectedId={hasRoom ? selected?.msg_id : undefined}
              onSelect={selection.select}
            />
            <LoadMore more={lists.moreOf(list)}>{t.loadMore}</LoadMore>
            <p className="px-4 py-5 text-center text-12 text-ink-3">{t.note(storedDays)}</p>
          </div>
          {hasRoom && selected && (
            <NoticeDetail
              item={selected}
              list={listOf(shown, selected.msg_id) ?? list}
              onMove={selection.move}
              onSettings={() => setSetting(true)}
            />
          )}
        </section>
      </AccountFrame>
      {sweep.dialog}
      {isSetting && (
        <Suspense fallback={null}>
          <SettingsDialog onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </>
  )
}

interface TitleActionsProps {
  list: ListName
  sweep: ReturnType<typeof useSweepAll>
  onSettings: () => void
}

function TitleActions({ list, sweep, onSettings }: TitleActionsProps) {
  const t = useTexts(noticesTexts)
  const icon = list === 'trash' ? trashIcon : checksIcon
  return (
    <>
      {sweep.can && <IconButton of={icon} label={sweep.label} onClick={sweep.run} />}
      <IconButton of={gearIcon} label={t.settingsTitle} onClick={onSettings} />
    </>
  )
}

interface ListProps {
  list: ListName
  type: NoticeType | undefined
  items: readonly NoticeItem[]
  now: string
  moves: Moves
  selectedId: string | undefined
  onSelect: (item: NoticeItem) => void
}

function List({ list, type, items, now, moves, selectedId, onSelect }: ListProps) {
  if (items.length === 0)
    return (
      <div className="bg-surface max-lg:mt-2">
        <Nothing list={list} type={type} />
      </div>
    )
  return (
    <ul className="bg-surface max-lg:mt-2">
      {items.map((item) => (
        <NoticeRow
          key={item.msg_id}
          item={item}
          list={list}
          now={now}
          moves={moves}
          isSelected={selectedId === item.msg_id}
          onSelect={() => onSelect(item)}
        />
      ))}
    </ul>
  )
}

const frame =
  'max-lg:-mx-(--gutter) lg:grid lg:min-h-160 lg:grid-cols-[minmax(320px,400px)_minmax(0,1fr)] lg:overflow-hidden lg:rounded-lg lg:bg-surface'
