import { boundedCache } from '@hojip/platform/cache'

/** A page as it is sent. */
export interface SentPage {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | string
}

export interface MadePage {
  page: SentPage
  /** Everybody who asks for the same may get it. */
  isShared: boolean
}

const megabyte = 2 ** 20

/**
 * Keeps public pages for a moment, so that one that everybody looks at is rendered and compressed twice a second, not
 * hundreds of times. What it shows of prices and stock is at most that much older; an order never relies on it.
 */
export function keepPages(nowMs: () => number, momentMs = 500) {
  const kept = boundedCache<{ page: SentPage; atMs: number }>({
    maxEntries: 2_000,
    maxBytes: 48 * megabyte,
    bytesOf: ({ page }) => page.body.length + 1_000,
  })
  const underWay = new Map<string, Promise<MadePage>>()

  const makeNow = async (key: string, make: () => Promise<MadePage>): Promise<MadePage> => {
    const atMs = nowMs()
    const made = await make()
    if (made.isShared) kept.set(key, { page: made.page, atMs })
    else kept.delete(key)
    return made
  }

  const renew = (key: string, make: () => Promise<MadePage>): Promise<MadePage> => {
    const making = makeNow(key, make).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  /**
   * The page of `key`, which says all that a shared page depends on. One that is known to be everybody's is made anew
   * once for all who wait for it; nobody waits for a page that may turn out to be somebody else's.
   */
  return async (key: string, make: () => Promise<MadePage>): Promise<SentPage> => {
    const found = kept.get(key)
    if (!found) return (await makeNow(key, make)).page
    if (nowMs() - found.atMs < momentMs) return found.page
    const others = underWay.get(key)
    if (!others) return (await renew(key, make)).page
    const theirs = await others.catch(() => undefined)
    return theirs?.isShared ? theirs.page : (await make()).page
  }
}
