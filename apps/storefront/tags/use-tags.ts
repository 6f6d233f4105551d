import { useForgetPage, useNavigate, usePageTag, useViewer, useVisit } from '@hojip/platform/page'
import { useEffect, useState } from 'react'
import { afterClosing, storedTags, withVisited, without, type PageTag } from './tag-list.ts'

interface Kept {
  owner: string | null
  tags: readonly PageTag[]
  /** The visit whose page was closed while it is still on the screen, for the next is on its way. */
  closing?: object | undefined
}

/** The open pages of this browser, the one on the screen among them, and how to close them. */
export const useTags = () => {
  const owner = useViewer()?.pkId ?? null
  const here = usePageTag()
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
      leave('/', [])
    },
  }
}
