import { tagListKey } from './open-pages.ts'

/** An open page: what tells it from others, where it stood last, and its title. Home is no entry: it is always open. */
export interface PageTag {
  key: string
  href: string
  title: string
  /** The language of the title; absent in lists of before. */
  locale?: string
}

/** More are not listed; the one opened first goes. */
export const mostTags = 20

/** A page that is visited gets its tag at the end, or its new address and title where it stands. */
export function withVisited(tags: readonly PageTag[], tag: PageTag): readonly PageTag[] {
  const at = tags.findIndex(({ key }) => key === tag.key)
  if (at < 0) return [...tags, tag].slice(-mostTags)
  const before = tags[at]!
  if (before.href === tag.href && before.title === tag.title && before.locale === tag.locale) return tags
  return tags.with(at, tag)
}

/** The number of an order is longer than its tag: its last digits tell it from others. */
export function shortTitle(title: string): string {
  return title.replace(/\d{12,}/g, (number) => `…${number.slice(-6)}`)
}

/** The first whose title is in another language than the page. */
export function toRename(tags: readonly PageTag[], locale: string): PageTag | undefined {
  return tags.find((tag) => tag.locale !== locale)
}

/** A tag under its name in a language; one that has no page any more keeps the name it had. */
export function renamed(
  tags: readonly PageTag[],
  key: string,
  title: string | undefined,
  locale: string,
): readonly PageTag[] {
  return tags.map((tag) => (tag.key === key ? { ...tag, title: title ?? tag.title, locale } : tag))
}

export function without(tags: readonly PageTag[], key: string): readonly PageTag[] {
  return tags.filter((tag) => tag.key !== key)
}

/** Where the reader goes when the page they see is closed: the tag behind it, else the one before, else home. */
export function afterClosing(tags: readonly PageTag[], key: string): string {
  const at = tags.findIndex((tag) => tag.key === key)
  return (tags[at + 1] ?? tags[at - 1])?.href ?? '/'
}

function isTag(value: unknown): value is PageTag {
  const { key, href, title } = (value ?? {}) as Partial<Record<keyof PageTag, unknown>>
  return (
    typeof key === 'string' && typeof title === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href)
  )
}

/** Reads a stored list. One that belongs to somebody else is none; a visitor's goes on when they sign in. */
export function parseTags(text: string | null, owner: string | null): readonly PageTag[] {
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
