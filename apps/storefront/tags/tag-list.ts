import { localStore } from '@hojip/platform/storage'
import { tagListKey } from './open-pages.ts'

/** An open page: its key, its last address, and its title. Home has no entry: it is always open. */
export interface PageTag {
  key: string
  href: string
  title: string
  /** The language of the title; absent in older lists. */
  locale?: string
}

/** A longer list drops the tag opened first. */
export const mostTags = 20

/** Adds a tag for a visited page at the end, or updates the address and title of its tag. */
export function withVisited(tags: readonly PageTag[], tag: PageTag): readonly PageTag[] {
  const before = tags.find(({ key }) => key === tag.key)
  if (!before) return [...tags, tag].slice(-mostTags)
  if (before.href === tag.href && before.title === tag.title && before.locale === tag.locale) return tags
  return tags.with(tags.indexOf(before), tag)
}

/**
 * A page that is finished, such as a form that was sent, leaves its place to the page that came instead; when that one
 * has a tag already, or none, the place is given up.
 */
export function withInstead(
  tags: readonly PageTag[],
  finished: string | undefined,
  instead: PageTag | undefined,
): readonly PageTag[] {
  const at = tags.findIndex(({ key }) => key === finished)
  if (at < 0 || finished === instead?.key) return tags
  if (!instead || tags.some(({ key }) => key === instead.key)) return tags.toSpliced(at, 1)
  return tags.with(at, instead)
}

/** An order number is longer than its tag, which shows the last digits. */
export function shortTitle(title: string): string {
  return title.replace(/\d{12,}/g, (number) => `…${number.slice(-6)}`)
}

/** The first tag whose title is in another language than the page. */
export function toRename(tags: readonly PageTag[], locale: string): PageTag | undefined {
  return tags.find((tag) => tag.locale !== locale)
}

/** A tag with its title in a language; a tag without a page keeps its title. */
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

/** Where closing the current page leads: to the next tag, else the previous one, else home. */
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

/** Parses a stored list. Another user's list counts as empty; a visitor's list continues when they sign in. */
export function parseTags(text: string | null, owner: string | null): readonly PageTag[] {
  try {
    const stored = JSON.parse(text ?? 'null') as { owner?: unknown; tags?: unknown } | null
    if (!Array.isArray(stored?.tags) || (stored.owner !== null && stored.owner !== owner)) return []
    return stored.tags.filter(isTag).slice(-mostTags)
  } catch {
    return []
  }
}

/** The list in this browser's local storage, under `tagList`. Only for use in the browser. */
export const storedTags = {
  read: (owner: string | null): readonly PageTag[] => {
    return parseTags(localStore.get(tagListKey), owner)
  },
  write: (owner: string | null, tags: readonly PageTag[]): void => {
    localStore.set(tagListKey, { owner, tags })
  },
}
