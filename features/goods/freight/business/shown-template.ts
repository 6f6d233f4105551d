import type { Template } from '../contract.ts'

interface Shown {
  list: readonly Template[]
  /** Of the address; undefined when it names none. */
  wanted: string | undefined
  /** What was shown last. */
  seen: Template | undefined
}

/**
 * The template to show: the wanted one, else the one that is seen. What a colleague has deleted, or made no longer the
 * default, stays under the hands of who is writing it.
 */
export function shownTemplate({ list, wanted, seen }: Shown): Template | undefined {
  const id = wanted ?? seen?.pkId
  return list.find(({ pkId }) => pkId === id) ?? (seen?.pkId === id ? seen : undefined) ?? list[0]
}
