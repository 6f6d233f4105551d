import { homeHref } from '@hojip/hrefs/browse'
import { Link, useTexts } from '@hojip/platform/page'
import {
  caretDownIcon,
  caretLeftIcon,
  caretRightIcon,
  closeIcon,
  houseIcon,
  Icon,
  PopupMenu,
  useConfirm,
} from '@hojip/platform/ui'
import type { KeyboardEvent } from 'react'
import { shortTitle, type PageTag } from './tag-list.ts'
import { tagTexts } from './texts.ts'
import { useStripScroll } from './use-strip-scroll.ts'
import { useTags } from './use-tags.ts'

const look =
  'inline-flex min-h-[26px] flex-none items-center rounded-sm text-12 text-ink-2 has-[[aria-current]]:bg-surface has-[[aria-current]]:text-ink has-[[aria-current]]:ring-line hover:bg-hover'
const edge =
  'grid size-[26px] flex-none place-items-center rounded-sm text-ink-2 hover:bg-hover disabled:text-ink-off'

/** The open pages, home first. `asks`: closing asks for confirmation. */
export function TagStrip({ asks }: { asks: boolean }) {
  const t = useTexts(tagTexts)
  const { tags, currentKey, close, closeOthers, closeAll } = useTags()
  const [confirm, confirmDialog] = useConfirm()
  const { list, overflows, atStart, atEnd, scrollBack, scrollOn } = useStripScroll(tags, currentKey)

  const after = async (act: () => void, title = t.sureToClose) => {
    if (!asks || (await confirm({ title, text: t.sureHint, yes: t.yes, no: t.no }))) act()
  }
  const items = [
    { key: 'others', label: t.closeOthers, onPress: () => void after(closeOthers, t.sureToCloseMany) },
    { key: 'all', label: t.closeAll, onPress: () => void after(closeAll, t.sureToCloseMany) },
  ]
  return (
    <div className="wrap flex h-full items-center gap-1">
      {overflows && (
        <button type="button" aria-label={t.earlier} disabled={atStart} onClick={scrollBack} className={edge}>
          <Icon of={caretLeftIcon} size={12} />
        </button>
      )}
      <nav aria-label={t.openPages} className="min-w-0">
        <ul ref={list} className="no-scrollbar relative flex gap-1 overflow-x-auto p-px">
          <li className={look}>
            <Link
              to={homeHref}
              restore
              className="inline-flex h-full items-center gap-1 px-2.5 outline-offset-[-2px]"
            >
              <Icon of={houseIcon} size={13} />
              {t.home}
            </Link>
          </li>
          {tags.map((tag) => (
            <OpenPage
              key={tag.key}
              tag={tag}
              isCurrent={tag.key === currentKey}
              onClose={() => void after(() => close(tag.key))}
            />
          ))}
        </ul>
      </nav>
      {overflows && (
        <button type="button" aria-label={t.later} disabled={atEnd} onClick={scrollOn} className={edge}>
          <Icon of={caretRightIcon} size={12} />
        </button>
      )}
      <div className="ml-auto flex-none">
        <PopupMenu label={t.more} items={items} className={edge}>
          <Icon of={caretDownIcon} size={12} />
        </PopupMenu>
      </div>
      {confirmDialog}
    </div>
  )
}

type OpenPageProps = { tag: PageTag; isCurrent: boolean; onClose: () => void }

function OpenPage({ tag: { href, title }, isCurrent, onClose }: OpenPageProps) {
  const t = useTexts(tagTexts)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete') return
    event.preventDefault()
    onClose()
  }
  return (
    <li className={look}>
      <Link
        to={href}
        restore
        // Most of these pages are mounted already.
        preload="none"
        aria-current={isCurrent ? 'page' : undefined}
        onKeyDown={onKeyDown}
        title={title}
        className="inline-flex h-full items-center pl-2.5 outline-offset-[-2px]"
      >
        <span className="max-w-[9.5rem] truncate">{shortTitle(title)}</span>
      </Link>
      <button
        type="button"
        aria-label={t.close(title)}
        onClick={onClose}
        className="grid size-6 place-items-center rounded-xs text-ink-3 hover:text-ink"
      >
        <Icon of={closeIcon} size={11} />
      </button>
    </li>
  )
}
