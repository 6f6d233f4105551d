import { choice, one, type RawSearch } from '@hojip/platform/page'
import type { ListName } from '../contract.ts'
import { noticeTypeNames, type NoticeType } from '@hojip/preferences/notice-types'

export const listNames = ['unread', 'readed', 'trash'] as const satisfies readonly ListName[]

/** `?list=trash&type=money`: the list that is shown, and the type to which it is limited. */
export function noticesSearch(raw: RawSearch) {
  const type = one(raw, 'type')
  return {
    list: choice(raw, 'list', listNames, 'unread'),
    type: noticeTypeNames.find((known) => known === type),
  }
}

export function listsInput(type: NoticeType | undefined) {
  return { ...(type && { type }), pageSize: 20 }
}
