import type { Tools, Tx } from '@hojip/db'
import { userChannel } from '@hojip/live/channels'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { push } from '@hojip/platform/realtime'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ListName } from '../contract.ts'
import type { NoticeType } from '@hojip/preferences/notice-types'
import { noticesRefusals } from '../refusals.ts'
import { listOfState, type Move } from '../rules/moves.ts'
import { deleteTrashed, moveNotice, readAllNotices } from '../store/change.ts'

/** Tells the viewer's other pages that the lists have changed. */
function tellChanged(tx: Tx, { userId }: Viewer): Promise<void> {
  return push(tx, [{ channel: userChannel(userId), event: 'notice', data: {} }])
}

/** Moves the viewer's notice; a repetition changes nothing. @returns the list in which it is now */
export function takeMove(
  { db }: Tools,
  viewer: Viewer,
  id: string,
  move: Move,
): Promise<{ list: ListName } | Refusal<'notices/noticeGone'>> {
  return inTransaction(db, async (tx) => {
    const moved = await moveNotice(tx, viewer, id, move)
    if (!moved) return refuse(noticesRefusals.noticeGone)
    if (moved.hasMoved) await tellChanged(tx, viewer)
    return { list: listOfState[moved.state] }
  })
}

export function readAll({ db }: Tools, viewer: Viewer, type: NoticeType | undefined) {
  return inTransaction(db, async (tx) => {
    const moved = await readAllNotices(tx, viewer, type)
    if (moved > 0) await tellChanged(tx, viewer)
    return { moved }
  })
}

export function clearTrash({ db }: Tools, viewer: Viewer, type: NoticeType | undefined) {
  return inTransaction(db, async (tx) => {
    const deleted = await deleteTrashed(tx, viewer, type)
    if (deleted > 0) await tellChanged(tx, viewer)
    return { deleted }
  })
}
