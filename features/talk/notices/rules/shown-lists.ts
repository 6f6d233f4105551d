import type { ListName, NoticeItem, NoticeLists } from '../contract.ts'

type Each<T> = Record<ListName, T>

/** The three lists as a page shows them. */
export interface ShownLists {
  lists: Each<readonly NoticeItem[]>
  totals: Each<number>
  next: Each<string | null>
}

const names: readonly ListName[] = ['unread', 'readed', 'trash']

function eachList<T>(of: (name: ListName) => T): Each<T> {
  return { unread: of('unread'), readed: of('readed'), trash: of('trash') }
}

/** The lists as answered, newest first. */
export function shownLists({ unread, readed, trash, totals, next }: NoticeLists): ShownLists {
  return { lists: { unread, readed, trash }, totals, next }
}

function without(list: readonly NoticeItem[], id: string) {
  return list.filter(({ msg_id }) => msg_id !== id)
}

/** Where a notice is shown; undefined when it is not. */
export function listOf(shown: ShownLists, id: string): ListName | undefined {
  return names.find((name) => shown.lists[name].some(({ msg_id }) => msg_id === id))
}

/** The lists after the server has moved a notice, which goes to the top of its list. */
export function withMoved(shown: ShownLists, item: NoticeItem, to: ListName): ShownLists {
  const from = listOf(shown, item.msg_id)
  if (from === to) return shown
  const step = (name: ListName) => (name === to ? 1 : name === from ? -1 : 0)
  return {
    lists: eachList((name) => {
      const others = without(shown.lists[name], item.msg_id)
      return name === to ? [item, ...others] : others
    }),
    totals: eachList((name) => Math.max(0, shown.totals[name] + step(name))),
    next: shown.next,
  }
}

/** The lists with the next part of one. */
export function withMore(
  shown: ShownLists,
  name: ListName,
  part: { list: readonly NoticeItem[]; next: string | null },
): ShownLists {
  const known = part.list.filter(({ msg_id }) => !listOf(shown, msg_id))
  return {
    ...shown,
    lists: { ...shown.lists, [name]: [...shown.lists[name], ...known] },
    next: { ...shown.next, [name]: part.next },
  }
}

/**
 * The shown lists after the server answered again. New notices come on top, those that are shown keep their place, and
 * those that have moved elsewhere go. Behind the end of the answer the shown ones stay, since it does not include them.
 */
export function withAnswer(shown: ShownLists, answer: NoticeLists): ShownLists {
  const fresh = shownLists(answer)
  return {
    totals: fresh.totals,
    next: eachList((name) =>
      shown.lists[name].length > fresh.lists[name].length ? shown.next[name] : fresh.next[name],
    ),
    lists: eachList((name) => {
      const listed = new Map(fresh.lists[name].map((item) => [item.msg_id, item]))
      const end = fresh.next[name] === null ? undefined : fresh.lists[name].at(-1)?.create_time
      const stays = ({ msg_id, create_time }: NoticeItem) =>
        listed.has(msg_id) || (end !== undefined && create_time <= end && !listOf(fresh, msg_id))
      const old = shown.lists[name].filter(stays)
      const known = new Set(old.map(({ msg_id }) => msg_id))
      return [
        ...fresh.lists[name].filter(({ msg_id }) => !known.has(msg_id)),
        ...old.map((item) => listed.get(item.msg_id) ?? item),
      ]
    }),
  }
}
