/** What is used of a browser. */
interface Connected {
  isConnected(): boolean
}

/**
 * One browser for all who ask one after the other. A new one is opened when the last one has died, or could not be
 * opened: otherwise every file after that would fail for it.
 */
export function sharedBrowser<B extends Connected>(open: () => Promise<B>): () => Promise<B> {
  let opened: Promise<B> | undefined
  return async () => {
    const last = opened
    const browser = await last?.catch(() => undefined)
    if (browser?.isConnected()) return browser
    // Somebody else may have opened one meanwhile.
    if (opened === last) opened = open()
    return opened!
  }
}
