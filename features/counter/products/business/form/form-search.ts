import { one, type RawSearch } from '@hojip/platform/page'

/** `draft` is the draft of a new product that is gone on with. */
export function formSearch(raw: RawSearch): { draft: string | undefined } {
  const draft = one(raw, 'draft') ?? ''
  return { draft: /^[0-9a-f-]{36}$/.test(draft) ? draft : undefined }
}
