import { boundedCache, ownMemory } from '@hojip/platform/cache'
import type { QuickEncoding } from '@hojip/platform/http'
import { once } from '@hojip/platform/once'

/** A page as it is sent. */
export interface SentPage {
  status: number
  /** The page's own, such as `/albums/$id`. */
  pattern?: string | undefined
  headers: Readonly<Record<string, string>>
  encoding: QuickEncoding
  body: Buffer | string
}

export interface MadePage {
  page: SentPage
  /** The page is the same for everybody. */
  isShared: boolean
  /** Whether everything that the page was made from is still the same. */
  isCurrent: () => Promise<boolean>
  /** The same page in fewer bytes: worth its time once somebody wants it again. */
  forMany: (page: SentPage) => Promise<SentPage>
}

type Make = () => Promise<MadePage>
/** Whether a reader takes a page as it is compressed. */
type Taken = (page: SentPage) => boolean

interface CachedPage {
  made: MadePage
  madeMs: number
  /** When everything it was made from was the same for the last time. */
  currentMs: number
  isForMany: boolean
}

interface PageAges {
  /** A page that was current so recently is sent without a question. */
  currentMs: number
  /** One that was current so recently is sent while the question is asked. */
  askingMs: number
  /** After this a page is made anew, whatever the answer: it may show the time. */
  mostMs: number
}

/** The answers that a page is compared with may be half a second old themselves: together less than a second. */
const usualAges: PageAges = { currentMs: 250, askingMs: 400, mostMs: 30_000 }
const usualBytes = 64 * 2 ** 20

function stored(page: SentPage): SentPage {
  return typeof page.body === 'string' ? page : { ...page, body: ownMemory(page.body) }
}

/** All who want the page in fewer bytes wait for the same work. */
function entryOf(made: MadePage, atMs: number): CachedPage {
  const page = stored(made.page)
  const forMany = once(() => made.forMany(page))
  return { made: { ...made, page, forMany }, madeMs: atMs, currentMs: atMs, isForMany: false }
}

/** The page as this reader takes it: somebody else may have been the first to ask for it. */
async function fitting({ page, forMany }: MadePage, remake: Make, isTaken: Taken): Promise<SentPage> {
  if (isTaken(page)) return page
  const smaller = await forMany(page).catch(() => undefined)
  return smaller && isTaken(smaller) ? smaller : (await remake()).page
}

/**
 * Caches public pages until something that they show changes. A page is made from the answers of calls and from nothing
 * else, so asking these calls again, four times a second at most, tells whether it would be the same; that
 * costs a fraction of rendering and compressing it. No list of tags can forget what a page shows.
 */
export function cachePages(nowMs: () => number, { maxBytes = usualBytes, ages = usualAges } = {}) {
  const cached = boundedCache<CachedPage>({
    name: 'pages',
    maxEntries: 10_000,
    maxBytes,
    bytesOf: ({ made }) => made.page.body.length + 4_000,
  })
  const underWay = new Map<string, Promise<MadePage>>()

  const makeNow = async (key: string, make: Make): Promise<MadePage> => {
    const atMs = nowMs()
    const made = await make()
    if (!made.isShared) {
      cached.delete(key)
      return made
    }
    const entry = entryOf(made, atMs)
    cached.set(key, entry)
    return entry.made
  }

  /** While it works, and if it fails, the page is sent as it is. */
  const shrink = async (key: string, found: CachedPage): Promise<void> => {
    found.isForMany = true
    const { made } = found
    const page = await made.forMany(made.page).catch(() => undefined)
    if (!page || cached.get(key) !== found) return
    const small = stored(page)
    found.made = { ...made, page: small, forMany: async () => small }
    cached.set(key, found)
  }

  const renewed = async (key: string, found: CachedPage, make: Make): Promise<MadePage> => {
    const atMs = nowMs()
    const isCurrent = atMs - found.madeMs < ages.mostMs && (await found.made.isCurrent().catch(() => false))
    if (!isCurrent) return makeNow(key, make)
    found.currentMs = atMs
    return found.made
  }

  /** For all who ask meanwhile. */
  const renew = (key: string, found: CachedPage, make: Make): Promise<MadePage> => {
    const making = renewed(key, found, make).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  /**
   * `key` contains everything a shared page depends on, except how it is compressed for the one who asks first. A page
   * known to be shared is made once for all concurrent requests. Requests for a page that may be private do not wait.
   */
  return async (key: string, make: Make, isTaken: Taken = () => true): Promise<SentPage> => {
    const sendable = (made: MadePage) => fitting(made, () => makeNow(key, make), isTaken)
    const found = cached.get(key)
    if (!found) return (await makeNow(key, make)).page
    if (!found.isForMany) void shrink(key, found)
    const ageMs = nowMs() - found.currentMs
    if (ageMs < ages.currentMs) return sendable(found.made)
    const others = underWay.get(key)
    const renewing = others ?? renew(key, found, make)
    if (ageMs < ages.askingMs) {
      // Only requests that find it too old see a failure.
      renewing.catch(() => undefined)
      return sendable(found.made)
    }
    if (!others) return sendable(await renewing)
    const theirs = await others.catch(() => undefined)
    return theirs?.isShared ? sendable(theirs) : (await make()).page
  }
}
