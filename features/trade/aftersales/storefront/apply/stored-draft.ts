import { isList, localStore } from '@hojip/platform/storage'
import { hourMs } from '@hojip/platform/clock'
import type { ApplicationDraft } from './application.ts'

/**
 * The part of a draft stored in the browser until it is submitted. The contact is left out: it comes from the order.
 */
export type StoredDraft = Omit<ApplicationDraft, 'customerName' | 'phone'>

const storageKey = 'refundDrafts'
const mostStored = 5
/** Less than a day, because the server deletes unclaimed pictures after a day. */
const cachedMs = 20 * hourMs

interface Stored {
  of: string
  at: number
  draft: StoredDraft
}

function isStored(value: unknown): value is Stored {
  const { of, at, draft } = (value ?? {}) as Partial<Stored>
  return typeof of === 'string' && typeof at === 'number' && typeof draft === 'object' && draft !== null
}

function read(nowMs: number): Stored[] {
  const list = localStore.json(storageKey, isList) ?? []
  return list.filter(isStored).filter(({ at }) => nowMs - at < cachedMs)
}

function write(list: readonly Stored[]) {
  localStore.set(storageKey, list.length === 0 ? null : list)
}

/** @param of the application's key: its order and lines */
export function storedDraft(of: string, nowMs: number): StoredDraft | undefined {
  return read(nowMs).find((stored) => stored.of === of)?.draft
}

export function storeDraft(of: string, draft: ApplicationDraft, nowMs: number): void {
  const { customerName: _name, phone: _phone, ...stored } = draft
  const others = read(nowMs).filter((one) => one.of !== of)
  write([{ of, at: nowMs, draft: stored }, ...others].slice(0, mostStored))
}

export function dropDraft(of: string, nowMs: number): void {
  return write(read(nowMs).filter((stored) => stored.of !== of))
}
