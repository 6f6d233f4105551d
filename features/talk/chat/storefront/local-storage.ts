import { like, localStore } from '@hojip/platform/storage'
import type { Chat } from '../contract.ts'

/** All entries of this page in the local storage begin with this; they are deleted when the session ends. */
const prefix = 'chat:'

const names = {
  user: `${prefix}user`,
  list: `${prefix}list`,
  unread: `${prefix}unread`,
  conversation: `${prefix}conversation`,
  shops: `${prefix}shops`,
}

/** Deletes what an earlier user has left, then notes whose entries follow. */
export function beginFor(userId: string): void {
  if (localStore.get(names.user) === userId) return
  for (const name of localStore.keys()) if (name.startsWith(prefix)) localStore.set(name, null)
  localStore.set(names.user, userId)
}

const marks = { lastSeq: 0, readSeq: 0, deliveredSeq: 0, peerReadSeq: 0, peerDeliveredSeq: 0, recallNo: 0 }
const isChats = like<Chat[]>([
  {
    pkId: '',
    isOfficial: false,
    shopId: null,
    shopName: '',
    shopLogoPic: null,
    mark: '',
    hue: 0,
    bizUserId: '',
    lastShortText: '',
    lastType: null,
    lastRecalled: false,
    lastDateTime: '',
    lastAt: 0,
    noReadCount: 0,
    isTop: false,
    ...marks,
  },
])

/** The list as it was shown last, for the time without an answer of the server. */
export function storedChats(userId: string): Chat[] | undefined {
  if (localStore.get(names.user) !== userId) return undefined
  return localStore.json(names.list, isChats)
}

export function storeChats(list: readonly Chat[]): void {
  const unread = list.filter(({ noReadCount }) => noReadCount > 0)
  const shops = list.flatMap(({ shopId, pkId }) => (shopId === null ? [] : [[shopId, pkId] as const]))
  localStore.set(names.list, list)
  localStore.set(names.unread, unread)
  localStore.set(names.shops, Object.fromEntries(shops))
}

export function storeConversation(id: string): void {
  localStore.set(names.conversation, id)
}

function draftName(conversationId: string) {
  return `${prefix}draft:${conversationId}`
}

export function storedDraft(conversationId: string): string {
  return localStore.get(draftName(conversationId)) ?? ''
}

export function storeDraft(conversationId: string, text: string): void {
  localStore.set(draftName(conversationId), text === '' ? null : text)
}
