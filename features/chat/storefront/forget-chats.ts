const databaseClosesWithinMs = 300

/** Deletes unsent messages and files. */
export function forgetDatabase(name: string): Promise<void> {
  return new Promise((done) => {
    if (!('indexedDB' in globalThis)) return done()
    const request = indexedDB.deleteDatabase(name)
    for (const event of ['success', 'error']) request.addEventListener(event, () => done())
    setTimeout(done, databaseClosesWithinMs)
  })
}

/** Deletes what the chat has stored in this browser: list, drafts, unsent messages and files. */
export function forgetChats(): Promise<void> {
  for (const name of Object.keys(localStorage)) if (name.startsWith('chat:')) localStorage.removeItem(name)
  return forgetDatabase('chat')
}
