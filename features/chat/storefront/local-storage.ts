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

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** A full or forbidden storage only costs what would have been shown sooner after a reload. */
function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Nothing else depends on it.
  }
}

/** Deletes what an earlier user has left, then notes whose entries follow. */
export function beginFor(userId: string): void {
  if (read(names.user) === userId) return
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) write(name, null)
  write(names.user, userId)
}

/** The list as it was shown last, for the time without an answer of the server. */
export function storedChats(userId: string): Chat[] | undefined {
  if (read(names.user) !== userId) return undefined
  try {
    const list = JSON.parse(read(names.list) ?? 'null') as unknown
    return Array.isArray(list) ? (list as Chat[]) : undefined
  } catch {
    return undefined
  }
}

export function storeChats(list: readonly Chat[]): void {
  const unread = list.filter(({ noReadCount }) => noReadCount > 0)
  const shops = list.flatMap(({ shopId, pkId }) => (shopId === null ? [] : [[shopId, pkId] as const]))
  write(names.list, JSON.stringify(list))
  write(names.unread, JSON.stringify(unread))
  write(names.shops, JSON.stringify(Object.fromEntries(shops)))
}

export function storeConversation(id: string): void {
  write(names.conversation, id)
}

function draftName(conversationId: string) {
  return `${prefix}draft:${conversationId}`
}

export function storedDraft(conversationId: string): string {
  return read(draftName(conversationId)) ?? ''
}

export function storeDraft(conversationId: string, text: string): void {
  write(draftName(conversationId), text === '' ? null : text)
}
