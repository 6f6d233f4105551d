import { homeHref } from '@hojip/hrefs/browse'
import type { Locale } from '@hojip/platform/i18n'
import {
  useForgetPage,
  useLocale,
  useNavigate,
  usePageTag,
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
  withVisited,
  without,
  type PageTag,
} from './tag-list.ts'

interface Kept {
  owner: string | null
  tags: readonly PageTag[]
  /** The visit whose page was closed while it is still on the screen, for the next is on its way. */
  closing?: object | undefined
}

type Rename = (tags: readonly PageTag[]) => readonly PageTag[]

/** Who has chosen another language finds their open pages under its names, one after the other. */
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

/** The open pages of this browser, the one on the screen among them, and how to close them. */
export function useTags() {
  const owner = useViewer()?.pkId ?? null
  const locale = useLocale()
  const shown = usePageTag()
  const here = shown && { ...shown, locale }
  const visit = useVisit()
  const navigate = useNavigate()
  const forget = useForgetPage()
  const [kept, setKept] = useState<Kept>(() => ({ owner, tags: storedTags.read(owner) }))

  // Whoever signs in takes a visitor's tags along; those of somebody else are theirs alone, the page they leave as well.
  const isOther = kept.owner !== null && kept.owner !== owner
  const base = isOther ? [] : kept.tags
  const closing = isOther || kept.closing === visit ? visit : undefined
  const tags = here && closing === undefined ? withVisited(base, here) : base
  if (tags !== kept.tags || owner !== kept.owner || closing !== kept.closing)
    setKept({ owner, tags, closing })
  useEffect(() => storedTags.write(owner, tags), [owner, tags])
  useRenaming(tags, locale, (rename) => setKept((now) => ({ ...now, tags: rename(now.tags) })))

  /** Leaves for another open page, and lets go of the one that is left. */
  const leave = (href: string, rest: readonly PageTag[]) => {
    setKept({ owner, tags: rest, closing: visit })
    navigate(href, { restore: true, close: true })
  }
  const close = (key: string) => {
    const rest = without(tags, key)
    if (key === here?.key) return leave(afterClosing(tags, key), rest)
    forget(key)
    setKept({ owner, tags: rest })
  }
  return {
    tags,
    currentKey: here?.key,
    close,
    closeOthers: () => {
      forget()
      setKept({ owner, tags: tags.filter(({ key }) => key === here?.key) })
    },
    closeAll: () => {
      forget()
      leave(homeHref, [])
    },
  }
}
