import { Link, useTexts } from '@hojip/platform/page'
import { caretDownIcon, caretUpDownIcon, caretUpIcon, classNames, HiddenText, Icon } from '@hojip/platform/ui'
import type { ListSort } from '../list-search.ts'
import { listTexts } from '../texts.ts'
import type { List } from '../use-list.ts'

type SortLinksProps = { list: Pick<List, 'wanted' | 'hrefOf'>; className: string; chosen: string }

/** The orders of a list; pressing the price again reverses it. */
export function SortLinks({ list, className, chosen }: SortLinksProps) {
  const texts = useTexts(listTexts)
  const { sort } = list.wanted
  const plain: { sort: ListSort; name: string }[] = [
    { sort: '0', name: texts.composite },
    { sort: '1', name: texts.sales },
    { sort: '5', name: texts.score },
    { sort: '2', name: texts.newest },
  ]
  const look = (here: boolean) =>
    classNames('flex items-center gap-1 whitespace-nowrap', className, here && chosen)
  const priced = sort === '3' || sort === '4'
  return (
    <>
      {plain.map((one) => (
        <Link
          key={one.sort}
          to={list.hrefOf({ sort: one.sort })}
          keepScroll
          aria-current={one.sort === sort || undefined}
          className={look(one.sort === sort)}
        >
          {one.name}
        </Link>
      ))}
      <Link
        to={list.hrefOf({ sort: sort === '3' ? '4' : '3' })}
        keepScroll
        aria-current={priced || undefined}
        className={look(priced)}
      >
        <span aria-hidden="true">{texts.price}</span>
        <HiddenText>{sort === '3' ? texts.priceDown : texts.priceUp}</HiddenText>
        <Icon of={priced ? (sort === '3' ? caretUpIcon : caretDownIcon) : caretUpDownIcon} size={14} />
      </Link>
    </>
  )
}
