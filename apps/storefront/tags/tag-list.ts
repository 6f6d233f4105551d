import { tagListKey } from './open-pages.ts'

/** An open page: what tells it from others, where it stood last, and its title. Home is no entry: it is always open. */
export interface PageTag {
  key: string
  href: string
  title: string
}

/** More are not listed; the one opened first goes. */
export const mostTags = 20

/** A page that is visited gets its tag at the end, or its new address and title where it stands. */
export const withVisited = (tags: readonly PageTag[], tag: PageTag): readonly PageTag[] => {
  const at = tags.findIndex(({ key }) => key === tag.key)
  if (at < 0) return [...tags, tag].slice(-mostTags)
  const before = tags[at]!
  if (before.href === tag.href && before.title === tag.title) return tags
  return tags.with(at, tag)
}

export const without = (tags: readonly PageTag[], key: string): readonly PageTag[] =>
  tags.filter((tag) => tag.key !== key)

/** Where the reader goes when the page they see is closed: the tag behind it, else the one before, else home. */
export const afterClosing = (tags: readonly PageTag[], key: string): string => {
  const at = tags.findIndex((tag) => tag.key === key)
  return (tags[at + 1] ?? tags[at - 1])?.href ?? '/'
}

const isTag = (value: unknown): value is PageTag => {
  const { key, href, title } = (value ?? {}) as Partial<Record<keyof PageTag, unknown>>
  return (
    typeof key === 'string' && typeof title === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href)
  )
}

/** Reads a stored list. One that belongs to somebody else is none; a visitor's goes on when they sign in. */
export const parseTags = (text: string | null, owner: string | null): readonly PageTag[] => {
  try {
    const kept = JSON.parse(text ?? 'null') as { owner?: unknown; tags?: unknown } | null
    if (!Array.isArray(kept?.tags) || (kept.owner !== null && kept.owner !== owner)) return []
    return kept.tags.filter(isTag).slice(-mostTags)
  } catch {
    return []
  }
}

/** The list in this browser's local storage, under `tagList`. Only in the browser. */
export const storedTags = {
  read: (owner: string | null): readonly PageTag[] => {
    try {
      return parseTags(localStorage.getItem(tagListKey), owner)
    } catch {
      return []
    }
  },
  write: (owner: string | null, tags: readonly PageTag[]): void => {
    try {
      localStorage.setItem(tagListKey, JSON.stringify({ owner, tags }))
    } catch {
      // A full or forbidden storage only costs the list.
    }
  },
}
