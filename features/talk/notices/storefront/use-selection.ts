import { useClient } from '@hojip/platform/page'
import { useHasRoom } from '@hojip/platform/ui'
import { useEffect, useRef, useState } from 'react'
import type { ListName, NoticeItem } from '../contract.ts'
import type { Moves } from './use-moves.ts'

interface SelectionProps {
  list: ListName
  items: readonly NoticeItem[]
  moves: Moves
}

export interface Selection {
  /** The notice beside the list: the chosen one, or else the first. */
  selected: NoticeItem | undefined
  select: (item: NoticeItem) => void
  /** Selects the next or previous one. */
  step: (by: 1 | -1) => void
  /** Moves the selected notice, and selects the one that takes its place. */
  move: (move: keyof Omit<Moves, 'isRunning'>) => void
}

interface Chosen {
  list: ListName
  item: NoticeItem
}

/**
 * Which notice is shown beside the list. A notice that the user has opened counts as read when they leave it for
 * another one or leave the page; the first one, which opens by itself, does not.
 */
export function useSelection({ list, items, moves }: SelectionProps): Selection {
  const [chosen, setChosen] = useState<Chosen>()
  const isChosen = chosen?.list === list && items.some(({ msg_id }) => msg_id === chosen.item.msg_id)
  const selected = isChosen ? items.find(({ msg_id }) => msg_id === chosen.item.msg_id) : items[0]
  const opened = isChosen && list === 'unread' ? chosen.item : undefined
  useReadOnLeaving(opened)
  const select = (item: NoticeItem) => {
    if (opened && opened.msg_id !== item.msg_id) void moves.read(opened)
    setChosen({ list, item })
  }
  const at = items.findIndex(({ msg_id }) => msg_id === selected?.msg_id)
  const step = (by: 1 | -1) => {
    const next = items[at + by]
    if (!next) return
    select(next)
    document.querySelector(`[data-notice="${next.msg_id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const move: Selection['move'] = (name) => {
    const after = items[at + 1] ?? items[at - 1]
    if (!selected || moves.isRunning || !isPossible(list, name)) return
    void moves[name](selected).then((done) => {
      if (done && after) setChosen((now) => (now && now !== chosen ? now : { list, item: after }))
    })
  }
  return { selected, select, step, move }
}

function isPossible(list: ListName, move: keyof Omit<Moves, 'isRunning'>): boolean {
  return { read: list === 'unread', remove: list !== 'trash', restore: list === 'trash' }[move]
}

/** Marks the opened notice as read when the page goes. */
function useReadOnLeaving(opened: NoticeItem | undefined): void {
  const client = useClient()
  const hasRoom = useHasRoom()
  const last = useRef<NoticeItem>(undefined)
  useEffect(() => {
    last.current = hasRoom ? opened : undefined
  })
  useEffect(
    () => () => {
      const left = last.current
      if (left) void client('POST /message/has_read', { msg_id: left.msg_id }).catch(() => undefined)
    },
    [client],
  )
}
