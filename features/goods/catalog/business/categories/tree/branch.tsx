import { categoriesHref } from '@hojip/hrefs/catalog'
import type { Locale } from '@hojip/platform/i18n'
import { Link, useTexts } from '@hojip/platform/page'
import { caretDownIcon, caretRightIcon, classNames, IconButton, useWide } from '@hojip/platform/ui'
import type { EditedCategory } from '../../../contract/categories-calls.ts'
import { childrenOf } from '../../../rules/categories/tree.ts'
import { categoriesTexts } from '../texts.ts'

interface BranchProps {
  tree: readonly EditedCategory[]
  parentId: string | null
  open: string | undefined
  locale: Locale
  isExpanded: (id: string) => boolean
  onToggle: (id: string) => void
}

/** The categories below one, each with those below it where it is expanded. */
export function Branch({ parentId, ...props }: BranchProps) {
  return (
    <ul>
      {childrenOf(props.tree, parentId).map((one) => (
        <Node key={one.pkId} category={one} {...props} />
      ))}
    </ul>
  )
}

function Node({ category, ...props }: Omit<BranchProps, 'parentId'> & { category: EditedCategory }) {
  const t = useTexts(categoriesTexts)
  const isWide = useWide()
  const { tree, open, locale, isExpanded, onToggle } = props
  const { pkId, level, goodsNum } = category
  const name = category.name[locale]
  const hasMore = childrenOf(tree, pkId).length > 0
  const isOpen = hasMore && isExpanded(pkId)
  const isShown = pkId === open
  return (
    <li>
      <div
        className={classNames(
          'flex items-center border-b border-line pr-3',
          isShown ? 'bg-jade-soft' : 'hover:bg-hover',
          level === 1 ? 'pl-1' : level === 2 ? 'pl-7' : 'pl-13',
        )}
      >
        {hasMore ? (
          <IconButton
            of={isOpen ? caretDownIcon : caretRightIcon}
            label={isOpen ? t.collapse(name) : t.expand(name)}
            aria-expanded={isOpen}
            onClick={() => onToggle(pkId)}
          />
        ) : (
          <span className="size-11 shrink-0" />
        )}
        <Link
          to={categoriesHref(pkId)}
          keepScroll={isWide}
          preload="none"
          aria-current={isShown ? 'true' : undefined}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-1.5"
        >
          <span className={classNames('min-w-0 flex-1 truncate text-14', level === 1 && 'font-bold')}>
            {name}
          </span>
          <span className="figures shrink-0 text-12 text-ink-3">
            {goodsNum}
            <span className="sr-only"> {t.products(goodsNum)}</span>
          </span>
        </Link>
      </div>
      {isOpen && <Branch parentId={pkId} {...props} />}
    </li>
  )
}
