import type { ApplicationDraft } from './application.ts'

/** What is kept in the browser until it is sent; who is to be called is known from the order anyway. */
export type KeptDraft = Omit<ApplicationDraft, 'customerName' | 'phone'>

const storageKey = 'refundDrafts'
const mostKept = 5
/** Pictures nobody has sent are deleted after a day. */
const keptMs = 20 * 3_600_000

interface Kept {
  of: string
  at: number
  draft: KeptDraft
}

function isKept(value: unknown): value is Kept {
  const { of, at, draft } = (value ?? {}) as Partial<Kept>
  return typeof of === 'string' && typeof at === 'number' && typeof draft === 'object' && draft !== null
}

function read(nowMs: number): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(list) ? list.filter(isKept).filter(({ at }) => nowMs - at < keptMs) : []
  } catch {
    return []
  }
}

function write(list: readonly Kept[]) {
  try {
    if (list.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(list))
  } catch {
    // A full or forbidden storage: then nothing is kept.
  }
}

/** @param of which application: its order and lines */
export function keptDraft(of: string, nowMs: number): KeptDraft | undefined {
  return read(nowMs).find((kept) => kept.of === of)?.draft
}

export function keepDraft(of: string, draft: ApplicationDraft, nowMs: number): void {
  const { customerName: _name, phone: _phone, ...kept } = draft
  const others = read(nowMs).filter((one) => one.of !== of)
  write([{ of, at: nowMs, draft: kept }, ...others].slice(0, mostKept))
}

export function dropDraft(of: string, nowMs: number): void {
  return write(read(nowMs).filter((kept) => kept.of !== of))
}
