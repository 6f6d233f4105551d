import type { Output } from '@hojip/platform/client'
import { one, type RawSearch } from '@hojip/platform/page'
import { articleId } from '../../rules/topics.ts'
import type { agreementTopics } from '../../rules/agreements.ts'

export type Agreement = Output<'GET /sysHelp/findById/{id}'>

/** `version` names another version than the one in force. */
export function agreementSearch(raw: RawSearch): { version: number | undefined } {
  const named = one(raw, 'version') ?? ''
  return { version: /^\d{1,6}$/.test(named) ? Number(named) : undefined }
}

/** The call that reads a version of an agreement. */
export function agreementInput(
  topic: (typeof agreementTopics)[number],
  { version }: ReturnType<typeof agreementSearch>,
) {
  return { id: articleId(topic, ''), ...(version !== undefined && { version }) }
}
