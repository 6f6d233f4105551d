import type { Client } from '@hojip/platform/client'
import { isList, localStore } from '@hojip/platform/storage'
import type { RecentSearch } from './option.ts'

/** In the local storage; the entry guards `mergeSearches` by the same key. */
const storageKey = 'recentSearches'
/** As many as the server keeps of a user. */
const most = 20

/** The most characters that the server takes. */
const longest = 100

function isSearch(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longest) return false
  // One invisible or broken text would refuse all.
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(value) && !/[\0\p{Cs}]/u.test(value)
}

function stored(): string[] {
  return (localStore.json(storageKey, isList) ?? []).filter(isSearch).slice(0, most)
}

function keep(searches: readonly string[]): void {
  localStore.set(storageKey, searches.length === 0 ? null : searches.slice(0, most))
}

// In order: an undo must not overtake the deletion, nor a list what was written before.
let writing: Promise<unknown> = Promise.resolve()

/** Failures stay unreported: the list is a convenience, and shows what the server has when it opens again. */
function write(act: () => Promise<unknown>): void {
  writing = writing.then(act).catch(() => undefined)
}

/** The searches of a visitor, which this browser stores. */
export const visitorSearches = {
  list: (): RecentSearch[] => stored().map((text) => ({ text })),
  add: (text: string) => keep([text, ...stored().filter((other) => other !== text)]),
  forget: ({ text }: RecentSearch) => keep(stored().filter((other) => other !== text)),
  forgetAll: () => keep([]),
  restore: (searches: readonly RecentSearch[]) => keep(searches.map(({ text }) => text)),
}

/** The searches of a signed-in user, which the server stores. */
export function userSearches(client: Client) {
  const save = (words: string[]) => write(() => client('POST /appUserSearch/save', { words }))
  return {
    /** With the words that the mall offers. */
    offers: async () => {
      await writing
      return client('POST /appUserSearch/queryHistory', {})
    },
    add: (text: string) => save([text]),
    forget: ({ pkId }: RecentSearch) => {
      if (pkId !== undefined) write(() => client('POST /appUserSearch/deleteById/{pkId}', { pkId }))
    },
    forgetAll: () => write(() => client('POST /appUserSearch/deleteAll', {})),
    restore: (searches: readonly RecentSearch[]) => save(searches.map(({ text }) => text).slice(0, most)),
  }
}

/** Gives what the visitor searched for to the user they sign in as. */
export async function mergeSearches(client: Client): Promise<void> {
  const words = stored()
  if (words.length === 0) return
  await client('POST /appUserSearch/save', { words })
  keep([])
}
