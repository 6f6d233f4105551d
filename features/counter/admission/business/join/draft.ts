import type { Input } from '@hojip/platform/client'
import { sayUnlessStored } from '@hojip/platform/parts'
import { isLike, like, localStore } from '@hojip/platform/storage'
import type { OwnApplication } from '../../contract.ts'

/** What has been typed. */
export type Draft = Omit<Required<Input<'POST /shopJoin/apply'>>, 'ticket' | 'agreeVersion'> & {
  shopNames: OwnApplication['shopNames']
}

const empty: Draft = {
  kind: 'company',
  shopNames: { 'zh-CN': '', 'en-US': '', 'ko-KR': '' },
  contactName: '',
  country: 'CN',
  companyName: '',
  companyCode: '',
  categoryIds: [],
  products: '',
  licence: [],
  identity: [],
  permits: [],
}

/** Of an earlier application: what was filled in, and the documents while they are there. */
export function draftOf(application: OwnApplication): Draft {
  const names = Object.keys(empty) as (keyof Draft)[]
  const draft = Object.fromEntries(names.map((name) => [name, application[name]])) as unknown as Draft
  // Those of a decided application belong to it.
  return application.state === 'more' ? draft : { ...draft, licence: [], identity: [], permits: [] }
}

/** A draft is of one account: another who uses this computer does not see it. */
function placeOf(userId: string) {
  return `joinDraft.${userId}`
}

/** What was typed on this computer before; otherwise the start. */
export function readDraft(userId: string, start: Draft = empty): Draft {
  const stored = localStore.json(placeOf(userId), like<Partial<Draft>>({}))
  const draft = { ...start, ...stored }
  return isLike(empty, draft) ? draft : start
}

/** Storage may be full or switched off: then the draft lasts as long as the page. */
export function storeDraft(userId: string, draft: Draft): void {
  sayUnlessStored(localStore.set(placeOf(userId), draft))
}

export function forgetDraft(userId: string): void {
  localStore.set(placeOf(userId), null)
}
