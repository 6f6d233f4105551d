import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { checkIcon } from '../icons.gen.ts'
import { Link } from '../buttons/link.tsx'
import type { MenuItem } from './popup-menu.tsx'

const row =
  'flex min-h-10 w-full max-lg:min-h-11 items-center gap-2 rounded-sm px-3 text-left text-14 whitespace-nowrap text-ink hover:bg-hover'

/** The short list of links and actions below a menu's button. */
export function PopupList({ items, onDone }: { items: MenuItem[]; onDone: () => void }) {
  return (
    <ul className="absolute top-full right-0 z-50 mt-1 min-w-40 animate-enter rounded-lg bg-surface p-1.5 shadow-e-2">
      {items.map((item) => (
        <li key={item.key}>
          <MenuRow item={item} onDone={onDone} />
        </li>
      ))}
    </ul>
  )
}

function MenuRow({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, current, lang, href, onPress } = item
  const inside = (
    <>
      <span lang={lang} className="flex-1">
        {label}
      </span>
      {current && <Icon of={checkIcon} size={14} className="text-jade-text" />}
    </>
  )
  const look = classNames(row, current && 'font-medium text-jade-text!')
  const state = { 'aria-current': current ? (true as const) : undefined }
  if (href !== undefined)
    return (
      <Link href={href} onClick={onDone} className={look} {...state}>
        {inside}
      </Link>
    )
  const press = () => {
    onDone()
    onPress()
  }
  return (
    <button type="button" onClick={press} className={look} {...state}>
      {inside}
    </button>
  )
}
