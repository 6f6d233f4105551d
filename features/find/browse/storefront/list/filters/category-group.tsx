import { Link, useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { classNames, Picture } from '@hojip/platform/ui'
import { useState } from 'react'
import { categoryName } from '../../category-address.ts'
import type { ListSearch } from '../list-search.ts'
import { listTexts } from '../texts.ts'
import type { List } from '../use-list.ts'
import { isCounted } from './filter-groups.tsx'
import { Group } from './value-group.tsx'

/** The categories to continue with: those below this one, or its siblings when there are none below. */
export interface NextCategory {
  pkId: string
  name: string
  count?: number
  pic?: string | undefined
  changes: Partial<ListSearch>
  here: boolean
}

const none = { category1Id: undefined, category2Id: undefined, category3Id: undefined }

/** The search parameters of a category and all categories above it. */
function chosen(ids: readonly string[]): Partial<ListSearch> {
  return { category1Id: ids[0], category2Id: ids[1], category3Id: ids[2] }
}

export function useNextCategories({ filters }: Pick<List, 'filters'>): NextCategory[] {
  const locale = useLocale()
  const { path, categories } = filters
  const ids = path.map(({ pkId }) => pkId)
  const isLeaf = categories.length === 0 && path.length > 1
  const parentId = ids.at(-2) ?? ''
  const { data } = useLazyCall('POST /sysCategory/findTree', { parentId }, { when: isLeaf })
  if (isLeaf)
    return (data?.list ?? []).map((node) => ({
      pkId: node.pkId,
      name: categoryName(node, locale),
      ...(node.categoryImg && { pic: node.categoryImg }),
      changes: chosen([...ids.slice(0, -1), node.pkId]),
      here: node.pkId === ids.at(-1),
    }))
  return categories.map(({ pkId, categoryName: name, count, pic }) => ({
    pkId,
    name,
    ...(isCounted(filters, 'categories') && { count }),
    pic,
    changes: chosen([...ids, pkId]),
    here: false,
  }))
}

/** More pills than these take too many rows on desktop. */
const mostPills = 16

/** Category links above the list, with pictures. */
export function CategoryPills({ list, next }: { list: List; next: NextCategory[] }) {
  const texts = useTexts(listTexts)
  // A single one does not narrow the list.
  if (next.length < 2) return null
  return (
    <nav
      aria-label={texts.narrower}
      // All first-level categories would push the products down; on desktop they are beside the list.
      className={classNames('mt-3 max-lg:-mx-4', next.length > mostPills && 'lg:hidden')}
    >
      <ul className="flex gap-2 overflow-x-auto p-0.5 no-scrollbar max-lg:px-4 lg:flex-wrap">
        {next.map(({ pkId, name, pic, changes, here }) => (
          <li key={pkId}>
            <Link
              to={list.hrefOf(changes)}
              aria-current={here ? 'page' : undefined}
              className={classNames('pill', pic && 'pl-1.5!')}
            >
              {pic && <Picture of={pic} alt="" sizes="34px" className="size-8.5 rounded-full" />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const row = 'narrower'

/** More rows would push price, services and brands out of sight, so the rest is behind a button. */
const mostRows = 9
const fewRows = 7

/** The categories as a tree beside the list: the current path, and the next level. */
export function CategoryGroup({ list, next }: { list: List; next: NextCategory[] }) {
  const texts = useTexts(listTexts)
  const [isOpen, setIsOpen] = useState(false)
  const { path } = list.filters
  const ids = path.map(({ pkId }) => pkId)
  const isLeaf = next.some(({ here }) => here)
  const above = isLeaf ? path.slice(0, -1) : path
  if (path.length === 0 && next.length === 0) return null
  const isLong = next.length > mostRows && !isOpen
  const shown = isLong ? next.filter(({ here }, at) => at < fewRows || here) : next
  return (
    <Group name={texts.category}>
      <ul>
        {path.length > 0 && (
          <li>
            <Link to={list.hrefOf(none)} className={row}>
              {texts.allCategories}
            </Link>
          </li>
        )}
        {above.map(({ pkId, categoryName: name }, at) => (
          <li key={pkId}>
            <Link
              to={list.hrefOf(chosen(ids.slice(0, at + 1)))}
              aria-current={!isLeaf && at === above.length - 1 ? 'page' : undefined}
              className={classNames(row, at > 0 && 'pl-3.5')}
            >
              {name}
            </Link>
          </li>
        ))}
        {shown.map(({ pkId, name, count, changes, here }) => (
          <li key={pkId}>
            <Link
              to={list.hrefOf(changes)}
              aria-current={here ? 'page' : undefined}
              className={classNames(row, path.length > 0 && 'pl-3.5', above.length > 1 && 'pl-7!')}
            >
              {name}
              {count !== undefined && (
                <span className="figures flex-none font-medium text-ink-3">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {next.length > mostRows && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 min-h-8 text-13 link"
        >
          {isOpen ? texts.fewerCategories : texts.moreCategories(next.length - fewRows)}
        </button>
      )}
    </Group>
  )
}
