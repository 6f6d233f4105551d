/** A place in the shopper's list: pinned or not, the time of the last message, the conversation. */
export interface Place {
  isTop: boolean
  at: Date
  id: string
}

export function cursorText({ isTop, at, id }: Place): string {
  return `${isTop ? 1 : 0}.${at.getTime()}.${id}`
}

const form = /^([01])\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Undefined for a text that no page has given. */
export function readCursor(text: string | undefined): Place | undefined {
  const [, top, at, id] = form.exec(text ?? '') ?? []
  if (top === undefined || at === undefined || id === undefined) return undefined
  const date = new Date(Number(at))
  return Number.isNaN(date.getTime()) ? undefined : { isTop: top === '1', at: date, id }
}
