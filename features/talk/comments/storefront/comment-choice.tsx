import { formatNumber } from '@hojip/platform/i18n'
import { useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { Chip, classNames, Select } from '@hojip/platform/ui'
import { unfiltered, type CommentFilter, type CommentWish, type Summary } from './comment-page.ts'
import { commentsTexts } from './texts.ts'

/** A SKU by its option values, e.g. "1kg · 微辣". */
export interface Spec {
  pkId: string
  specText: string
}

interface CommentChoiceProps {
  goodsId: string
  specs: readonly Spec[]
  /** Of all comments on the product. */
  summary: Summary
  wish: CommentWish
  onWish: (wish: CommentWish) => void
}

const filters: CommentFilter[] = ['all', 'good', 'normal', 'bad', 'pic', 'append']
const sorts = ['hot', 'new'] as const

/** The choice of filter or tag, with counts, of SKU and of order. */
export function CommentChoice(props: CommentChoiceProps) {
  const counts = useCounts(props)
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Filters {...props} counts={counts} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-lg:w-full max-lg:justify-between">
        <SpecChoice {...props} />
        <Sorts {...props} />
      </div>
      <Tags {...props} counts={counts} />
    </div>
  )
}

/** The counts of the chosen SKU; undefined while they are loading. */
function useCounts({ goodsId, summary, wish }: CommentChoiceProps): Summary | undefined {
  const { goodsSpecId } = wish
  const { data } = useLazyCall(
    'GET /bizGoodsComment/querySummary',
    { goodsId, ...(goodsSpecId ? { goodsSpecId } : {}) },
    { when: goodsSpecId !== undefined },
  )
  return goodsSpecId === undefined ? summary : data
}

interface CountedProps extends CommentChoiceProps {
  counts: Summary | undefined
}

function Filters({ wish, onWish, counts }: CountedProps) {
  const texts = useTexts(commentsTexts)
  const locale = useLocale()
  const countOf = (filter: CommentFilter) => counts?.[filter === 'all' ? 'count' : filter]
  const found = wish.tag ? counts?.tags.find(({ tag }) => tag === wish.tag)?.count : countOf(wish.filter)
  return (
    <>
      <div role="group" aria-label={texts.filters} className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <Chip
            key={filter}
            selected={!wish.tag && filter === wish.filter}
            disabled={countOf(filter) === 0}
            onPress={() => onWish({ ...unfiltered(wish), filter })}
          >
            {texts[filter]}
            <span className="figures font-medium text-ink-3">{countOf(filter)}</span>
          </Chip>
        ))}
      </div>
      <span role="status" className="sr-only">
        {found !== undefined && texts.count(formatNumber(locale, found))}
      </span>
    </>
  )
}

/** What the comments are about; nothing when no two share anything. */
function Tags({ summary, wish, onWish, counts }: CountedProps) {
  const texts = useTexts(commentsTexts)
  const { tags } = counts ?? summary
  if (tags.length === 0) return null
  return (
    <div role="group" aria-label={texts.tags} className="flex w-full flex-wrap items-center gap-2">
      <span className="mr-1 text-13 text-ink-3">{texts.tags}</span>
      {tags.map(({ tag, text, count }) => (
        <Chip
          key={tag}
          selected={tag === wish.tag}
          onPress={() => onWish({ ...unfiltered(wish), ...(tag !== wish.tag && { tag }) })}
        >
          {text}
          <span className="figures font-medium text-ink-3">{counts && count}</span>
        </Chip>
      ))}
    </div>
  )
}

/** Shows nothing when no comment names its SKU, or all name the only one. */
function SpecChoice({ specs, summary, wish, onWish }: CommentChoiceProps) {
  const texts = useTexts(commentsTexts)
  const counts = new Map(summary.specs.map(({ goodsSpecId, count }) => [goodsSpecId, count]))
  const commented = specs.flatMap(({ pkId, specText }) => {
    const count = counts.get(pkId)
    return count === undefined ? [] : [{ pkId, text: texts.specCount(specText, count) }]
  })
  if (specs.length < 2 || commented.length === 0) return null
  const choose = (goodsSpecId: string) =>
    onWish({ filter: 'all', sort: wish.sort, ...(goodsSpecId && { goodsSpecId }) })
  return (
    <Select
      label={texts.spec}
      value={wish.goodsSpecId ?? ''}
      onChange={(event) => choose(event.target.value)}
      className="flex! min-w-0 items-center gap-2! [&>label]:flex-none [&>label]:font-normal [&_select]:max-w-60 [&_select]:text-ellipsis"
    >
      <option value="">{texts.everySpec}</option>
      {commented.map(({ pkId, text }) => (
        <option key={pkId} value={pkId}>
          {text}
        </option>
      ))}
    </Select>
  )
}

function Sorts({ wish, onWish }: CommentChoiceProps) {
  const texts = useTexts(commentsTexts)
  return (
    <div role="group" aria-label={texts.order} className="-mx-2 flex text-13">
      {sorts.map((sort) => (
        <button
          key={sort}
          type="button"
          aria-pressed={sort === wish.sort}
          onClick={() => onWish({ ...wish, sort })}
          className={classNames(
            'min-h-8 rounded-sm px-2 hover:bg-hover max-lg:min-h-11',
            sort === wish.sort ? 'font-bold text-jade-text' : 'text-ink-2',
          )}
        >
          {texts[sort]}
        </button>
      ))}
    </div>
  )
}
