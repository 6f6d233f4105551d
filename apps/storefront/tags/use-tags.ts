import { homeHref } from '@hojip/hrefs/browse'
import type { Locale } from '@hojip/platform/i18n'
import {
  useForgetPage,
  useLocale,
  useNavigate,
  usePageTag,
  useReplacedKey,
  useTitleOf,
  useViewer,
  useVisit,
} from '@hojip/platform/page'
import { useEffect, useRef, useState } from 'react'
import {
  afterClosing,
  renamed,
  storedTags,
  toRename,
  withInstead,
  withVisited,
  without,
  type PageTag,
} from './tag-list.ts'

interface OwnedTags {
  owner: string | null
  tags: readonly PageTag[]
  /** The visit whose page was closed but is still displayed, as the next page is loading. */
  closing?: object | undefined
}

type Rename = (tags: readonly PageTag[]) => readonly PageTag[]

/** After a change of language, renames the open pages one after the other. */
function useRenaming(tags: readonly PageTag[], locale: Locale, change: (rename: Rename) => void) {
  const titleOf = useTitleOf()
  const next = toRename(tags, locale)
  const [key, href] = [next?.key, next?.href]
  const done = useRef(change)
  useEffect(() => {
    done.current = change
  })
  useEffect(() => {
    if (key === undefined || href === undefined) return undefined
    let isWanted = true
    void titleOf(href).then((title) => {
      if (isWanted) done.current((list) => renamed(list, key, title, locale))
    })
    return () => {
      isWanted = false
    }
  }, [key, href, locale, titleOf])
}

/** The open pages of this browser including the current one, and how to close them. */
export function useTags() {
  const owner = useViewer()?.pkId ?? null
  const locale = useLocale()
  const shown = usePageTag()
  const here = shown && { ...shown, locale }
  const finished = useReplacedKey()
  const visit = useVisit()
  const navigate = useNavigate()
  const forget = useForgetPage()
  const [stored, setStored] = useState<OwnedTags>(() => ({ owner, tags: storedTags.read(owner) }))

  // A visitor's tags are kept on signing in; another user's tags are dropped, with the page they were on.
  const isOther = stored.owner !== null && stored.owner !== owner
  const base = isOther ? [] : stored.tags
  const closing = isOther || stored.closing === visit ? visit : undefined
  const open = withInstead(base, finished, here)
  const tags = here && closing === undefined ? withVisited(open, here) : open
  if (tags !== stored.tags || owner !== stored.owner || closing !== stored.closing)
    setStored({ owner, tags, closing })
  useEffect(() => storedTags.write(owner, tags), [owner, tags])
  useRenaming(tags, locale, (rename) => setStored((now) => ({ ...now, tags: rename(now.tags) })))

  /** Goes to another open page, and unmounts the current one. */
  const leave = (href: string, rest: readonly PageTag[]) => {
    setStored({ owner, tags: rest, closing: visit })
    navigate(href, { restore: true, close: true })
  }
  const close = (key: string) => {
    const rest = without(tags, key)
    if (key === here?.key) return leave(afterClosing(tags, key), rest)
    forget(key)
    setStored({ owner, tags: rest })
  }
  return {
    tags,
    currentKey: here?.key,
    close,
    closeOthers: () => {
      forget()
      setStored({ owner, tags: tags.filter(({ key }) => key === here?.key) })
    },
    closeAll: () => {
      forget()
      leave(homeHref, [])
    },
  }
}
