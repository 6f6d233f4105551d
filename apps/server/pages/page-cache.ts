import { boundedCache } from '@hojip/platform/cache'

/** A page as it is sent. */
export interface SentPage {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | string
}

export interface MadePage {
  page: SentPage
  /** The page is the same for everybody. */
  isShared: boolean
}

const megabyte = 2 ** 20

/**
 * Caches public pages for half a second, so that a popular page is rendered and compressed twice a second, not hundreds
 * of times. Its prices and stock are at most that much older; an order never relies on them.
 */
export function cachePages(nowMs: () => number, momentMs = 500) {
  const cached = boundedCache<{ page: SentPage; atMs: number }>({
    maxEntries: 2_000,
    maxBytes: 48 * megabyte,
    bytesOf: ({ page }) => page.body.length + 1_000,
  })
  const underWay = new Map<string, Promise<MadePage>>()

  const makeNow = async (key: string, make: () => Promise<MadePage>): Promise<MadePage> => {
    const atMs = nowMs()
    const made = await make()
    if (made.isShared) cached.set(key, { page: made.page, atMs })
    else cached.delete(key)
    return made
  }

  const renew = (key: string, make: () => Promise<MadePage>): Promise<MadePage> => {
    const making = makeNow(key, make).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  /**
   * `key` contains everything a shared page depends on. A page known to be shared is rendered once for all concurrent
   * requests. Requests for a page that may be private do not wait for each other.
   */
  return async (key: string, make: () => Promise<MadePage>): Promise<SentPage> => {
    const found = cached.get(key)
    if (!found) return (await makeNow(key, make)).page
    if (nowMs() - found.atMs < momentMs) return found.page
    const others = underWay.get(key)
    if (!others) return (await renew(key, make)).page
    const theirs = await others.catch(() => undefined)
    return theirs?.isShared ? theirs.page : (await make()).page
  }
}
