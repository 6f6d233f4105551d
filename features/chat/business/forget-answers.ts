import { forgetDatabase } from '../storefront/forget-chats.ts'

/** Deletes what an agent has stored in this browser: drafts, unsent messages and files. */
export function forgetAnswers(): Promise<void> {
  sessionStorage.removeItem('agentDrafts')
  localStorage.removeItem('agentChat:unsent')
  return forgetDatabase('agentChat')
}
