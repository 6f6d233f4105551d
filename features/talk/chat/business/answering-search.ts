import { one, type RawSearch } from '@hojip/platform/page'

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The open conversation; an invalid id counts as absent. */
export function answeringSearch(raw: RawSearch): { conversation: string | undefined } {
  const id = one(raw, 'c')
  return { conversation: id && idForm.test(id) ? id : undefined }
}
