import { Fragment } from 'react'
import { caretRightIcon, classNames, Icon, Link, Skeleton } from '@hojip/platform/ui'
import { CategoryPanel, type CategoryRow } from './category-panel.tsx'
import { useCategoryMenu } from './use-category-menu.ts'
import { useKitTexts } from '../../parts/texts.ts'

type CategoryMenuProps = {
  rows: CategoryRow[]
  /** False: only the first level is loaded yet. */
  isWhole?: boolean
  /** Called when the user is about to open the menu. */
  onIntent?: () => void
  className?: string
}
type Menu = ReturnType<typeof useCategoryMenu>

/** How many of the categories that share a row are named in it; the others are only in its panel. */
const namedInRow = 2

/** The designed height of list and panel, limited by what the bars above leave of a low window. */
const height = 'h-100 max-h-[max(200px,calc(100dvh-190px))]'

/**
 * 220 px wide and 400 px high, however many categories there are. The row under the pointer, or opened by key, shows
 * its second and third levels at the right, in a panel of the same height.
 */
export function CategoryMenu({ rows, isWhole = true, onIntent, className }: CategoryMenuProps) {
  const t = useKitTexts()
  const { rootProps, ...menu } = useCategoryMenu(onIntent)
  const row = rows[menu.open]
  return (
    <nav {...rootProps} aria-label={t.allCategories} className={classNames('relative z-30 w-55', className)}>
      <ul
        className={`flex ${height} [scrollbar-width:thin] flex-col justify-between overflow-y-auto overscroll-contain rounded-lg bg-surface p-2`}
      >
        {rows.map((one, at) => (
          <Row key={one.categories[0]?.id} row={one} at={at} menu={menu} />
        ))}
      </ul>
      {row && (
        <div
          data-panel=""
          onPointerEnter={menu.onPanelEnter}
          className={`absolute top-0 left-full z-30 ml-1 ${height} w-[min(720px,calc(100vw-280px))] animate-enter overflow-y-auto overscroll-contain rounded-lg bg-surface p-5 shadow-e-2`}
        >
          <CategoryPanel categories={row.categories} />
          {!isWhole && <Skeleton className="mt-3 h-4 w-2/3" />}
        </div>
      )}
    </nav>
  )
}

function Row({ row, at, menu }: { row: CategoryRow; at: number; menu: Omit<Menu, 'rootProps'> }) {
  const t = useKitTexts()
  const open = menu.open === at
  const names = row.categories.map(({ name }) => name).join(' / ')
  return (
    <li data-row={at} className="flex-none" onPointerEnter={(event) => menu.onRowEnter(at, event)}>
      <div
        className={classNames(
          'group/row relative flex min-h-8 items-center gap-2.5 rounded-sm px-2',
          open && 'bg-jade-soft',
        )}
      >
        <Icon of={row.icon} size={18} className={open ? 'text-jade-text' : 'text-ink-3'} />
        <span title={names} className="min-w-0 flex-1 truncate text-13">
          {row.categories.slice(0, namedInRow).map(({ id, name, href }, index) => (
            <Fragment key={id}>
              {index > 0 && (
                <span aria-hidden="true" className="mx-1 text-ink-off">
                  /
                </span>
              )}
              <Link href={href} className="inline-block py-0.5 hover:text-jade-text">
                {name}
              </Link>
            </Fragment>
          ))}
        </span>
        <button
          type="button"
          aria-label={t.expand(names)}
          aria-expanded={open}
          onClick={() => menu.toggle(at)}
          className={classNames(
            'absolute right-1 grid size-6 place-items-center rounded-xs bg-surface text-ink-3 opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100',
            open && 'bg-jade-soft! text-jade-text! opacity-100!',
          )}
        >
          <Icon of={caretRightIcon} size={12} />
        </button>
      </div>
    </li>
  )
}
