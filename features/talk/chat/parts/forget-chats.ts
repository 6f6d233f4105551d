import { databases, localStore } from '@hojip/platform/storage'

const databaseClosesWithinMs = 300

/** Deletes unsent messages and files. */
export function forgetDatabase(name: string): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, databaseClosesWithinMs)
    try {
      const request = databases()?.deleteDatabase(name)
      for (const event of ['success', 'error']) request?.addEventListener(event, () => done())
    } catch {
      // A browser that refuses databases has none to delete.
    }
  })
}

/** Deletes what the chat has stored in this browser: list, drafts, unsent messages and files. */
export function forgetChats(): Promise<void> {
  for (const name of localStore.keys()) if (name.startsWith('chat:')) localStore.set(name, null)
  return forgetDatabase('chat')
}
