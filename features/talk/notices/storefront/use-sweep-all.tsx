import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { useConfirm } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { ListName } from '../contract.ts'
import type { NoticeType } from '@hojip/preferences/notice-types'
import type { ShownLists } from '../rules/shown-lists.ts'
import { noticesTexts } from './texts.ts'

export interface SweepAll {
  /** Whether the shown list has such an act, and anything to do. */
  can: boolean
  label: string
  run: () => void
  dialog: ReactNode
}

const changes = { refreshes: ['GET /appUserChat/queryNoReadCount', 'POST /message/init'] } as const

/** What can be done with the whole list: marking all as read, or emptying the trash after a question. */
export function useSweepAll(
  list: ListName,
  type: NoticeType | undefined,
  totals: ShownLists['totals'],
): SweepAll {
  const t = useTexts(noticesTexts)
  const [confirm, dialog] = useConfirm()
  const readAll = useWrite('POST /message/readAll', {
    ...changes,
    onSuccess: ({ moved }) => toast('success', t.readAllDone(moved)),
  })
  const deleteTrash = useWrite('POST /message/deleteTrash', {
    ...changes,
    onSuccess: () => toast('success', t.trashEmptied),
  })
  const input = type ? { type } : {}
  const empty = async () => {
    const words = { title: t.emptyTrashTitle(totals.trash), text: t.emptyTrashText }
    const sure = await confirm({ ...words, yes: t.emptyTrashYes, no: t.emptyTrashNo, danger: true })
    if (sure) deleteTrash.run(input)
  }
  return {
    can: list !== 'readed' && totals[list] > 0,
    label: list === 'trash' ? t.emptyTrash : t.readAll,
    run: list === 'trash' ? () => void empty() : () => readAll.run(input),
    dialog,
  }
}
