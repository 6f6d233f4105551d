import { arrived, lazyPart } from '@hojip/platform/parts'
import { Suspense } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon, listIcon, Skeleton, useHoverPopup } from '@hojip/platform/ui'
import { useKitTexts } from '@hojip/storefront-kit/parts'
import type { CategoryRow } from '@hojip/storefront-kit/storefront'

function loadMenu() {
  return import('@hojip/storefront-kit/storefront/categories')
}

const CategoryMenu = lazyPart(() => loadMenu().then((module) => ({ default: module.CategoryMenu })))

type AllCategoriesProps = { rows: CategoryRow[] | undefined; onIntent: (() => void) | undefined }

/** Opens on hover after 120 ms, on a press, and by Enter or ↓. */
export function AllCategories({ rows, onIntent }: AllCategoriesProps) {
  const kit = useKitTexts()
  const prepare = () => {
    onIntent?.()
    loadMenu().catch(() => undefined)
  }
  const { open, set, press, root, button, rootProps } = useHoverPopup(prepare)
  const enter = () => root.current?.querySelector<HTMLElement>('[data-row="0"] a')?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    prepare()
    set(true)
    void arrived(loadMenu).then(() => requestAnimationFrame(enter))
  }
  return (
    <div
      {...rootProps}
      role="presentation"
      // Choosing a category closes the menu, also when only the search parameters change.
      onClick={(event) => (event.target as Element).closest('a') && set(false)}
      className="relative flex-none self-stretch"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onFocus={prepare}
        onClick={() => {
          prepare()
          press()
        }}
        onKeyDown={onKeyDown}
        className="flex h-full min-h-11 min-w-55 items-center gap-2 px-1 font-bold whitespace-nowrap outline-offset-[-2px] hover:text-jade-text"
      >
        <Icon of={listIcon} />
        {kit.allCategories}
      </button>
      {open && (
        <div className="absolute top-full left-0 z-30 rounded-b-lg bg-surface shadow-e-2">
          <Suspense fallback={<MenuSkeleton />}>
            {rows ? <CategoryMenu rows={rows} /> : <MenuSkeleton />}
          </Suspense>
        </div>
      )}
    </div>
  )
}

function MenuSkeleton() {
  return (
    <div className="grid h-100 w-55 content-between p-4">
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={`row ${at}`} className="h-4 w-3/4" />
      ))}
    </div>
  )
}
