import { localStore, tabStore } from '@hojip/platform/storage'
import { forgetDatabase } from '../parts/forget-chats.ts'

/** Deletes what an agent has stored in this browser: drafts, unsent messages and files. */
export function forgetAnswers(): Promise<void> {
  tabStore.set('agentDrafts', null)
  localStore.set('agentChat:unsent', null)
  return forgetDatabase('agentChat')
}
