import { formatSearch } from '@hojip/platform/href'

type NoticesSearch = {
  /** The specification's name of a list; unread when left out. */
  list?: string
  type?: string | undefined
}

const noticesPath = '/me/notifications'

export function noticesHref({ list, type }: NoticesSearch = {}): string {
  return `${noticesPath}${formatSearch({ list: list === 'unread' ? undefined : list, type })}`
}

export function noticeHref(id: string): string {
  return `${noticesPath}/${id}`
}
