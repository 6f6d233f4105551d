import { toast, useTexts, useWrite } from '@hojip/platform/page'
import type { NoticeItem } from '../contract.ts'
import { noticesTexts } from './texts.ts'
import type { NoticesLists } from './use-lists.ts'

export interface Moves {
  /** Each resolves with whether the server has moved the notice; the lists change only then. */
  read: (item: NoticeItem) => Promise<boolean>
  remove: (item: NoticeItem) => Promise<boolean>
  restore: (item: NoticeItem) => Promise<boolean>
  isRunning: boolean
}

/** The lists are asked for anew, since an answer under way may be of before the move and would take it back. */
const changes = { refreshes: ['GET /appUserChat/queryNoReadCount', 'POST /message/init'] } as const

/** The moves between the lists. Those that take a notice away can be undone from the message about it. */
export function useMoves({ put }: Pick<NoticesLists, 'put'>): Moves {
  const t = useTexts(noticesTexts)
  const toRead = useWrite('POST /message/has_read', changes)
  const toTrash = useWrite('POST /message/remove_readed', changes)
  const fromTrash = useWrite('POST /message/restore', changes)
  const taken = async (item: NoticeItem, write: typeof toRead | typeof toTrash | typeof fromTrash) => {
    const answer = await write.ask({ msg_id: item.msg_id })
    if (answer) put(item, answer.list)
    return answer !== undefined
  }
  const remove = async (item: NoticeItem) => {
    const done = await taken(item, toTrash)
    if (done) toast('success', t.removed, { label: t.undo, run: () => void taken(item, fromTrash) })
    return done
  }
  const restore = async (item: NoticeItem) => {
    const done = await taken(item, fromTrash)
    if (done) toast('success', t.restored, { label: t.undo, run: () => void taken(item, toTrash) })
    return done
  }
  return {
    read: (item) => taken(item, toRead),
    remove,
    restore,
    isRunning: toRead.isRunning || toTrash.isRunning || fromTrash.isRunning,
  }
}
