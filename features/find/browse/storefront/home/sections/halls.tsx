import { rankingsHref } from '@hojip/hrefs/halls'
import { cardHref } from '../../product-cards.tsx'
import { formatNumber } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { caretRightIcon, classNames, HiddenText, Icon, Link, Picture, Price } from '@hojip/platform/ui'
import { hrefOfCategory, type Floors, type Hall } from '../floors-data.ts'
import { SectionHead } from './section-head.tsx'
import { homeTexts } from '../texts.ts'

const card = 'relative flex min-w-0 flex-col rounded-lg bg-surface px-3 py-3.5 lg:p-5'

/** The two halls side by side, and the best sellers. */
export function Halls({ halls, ranking }: Pick<Floors, 'halls' | 'ranking'>) {
  const texts = useTexts(homeTexts)
  return (
    <>
      <SectionHead title={texts.discover} />
      <div
        className={classNames(
          'grid grid-cols-2 gap-2 lg:gap-4',
          halls.length === 0
            ? 'lg:grid-cols-1'
            : halls.length === 1
              ? 'lg:grid-cols-2'
              : // Pictures of equal width have equal height.
                (halls[0]?.goods.length ?? 0) > 2
                ? 'lg:grid-cols-[1.5fr_1fr_1fr]'
                : 'lg:grid-cols-3',
        )}
      >
        {halls.map((hall, at) => (
          <HallCard key={hall.slug} hall={hall} isFirst={at === 0} />
        ))}
        <Ranking ranking={ranking} isAlone={halls.length === 0} isHalf={halls.length > 1} />
      </div>
    </>
  )
}

function HallCard({ hall, isFirst }: { hall: Hall; isFirst: boolean }) {
  const texts = useTexts(homeTexts)
  const known = texts.halls[hall.slug as keyof typeof texts.halls] ?? { name: hall.slug, text: '' }
  const { name = known.name, intro = known.text } = hall
  const products = hall.goods.slice(0, isFirst ? 3 : 2)
  return (
    <section className={classNames(card, isFirst && 'max-lg:col-span-2')}>
      <h3 className="pr-14 text-16 leading-tight font-bold lg:text-20">{name}</h3>
      <p className="mt-0.5 text-12 text-ink-2 lg:text-13">{intro}</p>
      <Link
        href={hall.href ?? hrefOfCategory(hall.categoryId, hall.goods)}
        className="absolute top-3.5 right-3 inline-flex min-h-6 items-center gap-0.5 text-12 text-ink-2 hover:text-jade-text lg:top-5 lg:right-5 lg:text-13"
      >
        {texts.enter}
        <Icon of={caretRightIcon} size={12} />
      </Link>
      {/* Half a phone's screen fits only one product with a readable name. */}
      <ul
        className={classNames(
          'grid gap-2 pt-3 lg:gap-2.5',
          products.length > 2 ? 'grid-cols-3' : isFirst ? 'grid-cols-2' : 'lg:grid-cols-2',
        )}
      >
        {products.map((one, at) => (
          <li key={one.pkId} className={classNames('min-w-0', !isFirst && at > 0 && 'max-lg:hidden')}>
            <Link href={cardHref(one)} className="group block">
              <Picture
                of={one.goodsPic}
                alt=""
                sizes={isFirst ? '(min-width: 1024px) 170px, 30vw' : '(min-width: 1024px) 170px, 42vw'}
                className="aspect-square rounded-md"
              />
              <span className="mt-2 block truncate text-13 group-hover:text-jade-text">{one.goodsName}</span>
              <span className="mt-1 block">
                <Price value={one.price} from={one.isFromPrice} size="sm" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type RankingProps = Pick<Floors, 'ranking'> & { isAlone: boolean; isHalf: boolean }

function Ranking({ ranking, isAlone, isHalf }: RankingProps) {
  const texts = useTexts(homeTexts)
  const locale = useLocale()
  return (
    <section className={classNames(card, !isHalf && 'max-lg:col-span-2')}>
      <h3 className="pr-18 text-16 leading-tight font-bold lg:text-20">{texts.ranking}</h3>
      <p className="mt-0.5 text-12 text-ink-2 lg:text-13">{texts.rankingText}</p>
      <Link
        href={rankingsHref()}
        className="absolute top-3.5 right-3 inline-flex min-h-6 items-center gap-0.5 text-12 text-ink-2 hover:text-jade-text lg:top-5 lg:right-5 lg:text-13"
      >
        {texts.more}
        <HiddenText>{` ${texts.ranking}`}</HiddenText>
        <Icon of={caretRightIcon} size={12} />
      </Link>
      <ol
        className={classNames(
          'mt-2.5',
          isAlone
            ? 'lg:grid lg:grid-cols-2 lg:gap-x-10'
            : 'divide-y divide-line max-lg:[&>:nth-child(3)]:border-b-0',
        )}
      >
        {ranking.map((one, at) => (
          <li key={one.pkId} className={classNames(at > 2 && !isAlone && 'max-lg:hidden')}>
            <Link
              href={cardHref(one)}
              className="group grid grid-cols-[16px_40px_minmax(0,1fr)] items-center gap-2 py-1.5 lg:grid-cols-[24px_48px_minmax(0,1fr)_auto] lg:gap-2.5"
            >
              <span
                className={classNames(
                  'figures text-center leading-none',
                  at < 3 ? 'text-20' : 'text-18 text-ink-3',
                )}
              >
                {at + 1}
              </span>
              <Picture of={one.goodsPic} alt="" sizes="48px" className="aspect-square rounded-sm" />
              <span className="min-w-0">
                <span className="text-13 font-medium group-hover:text-jade-text max-lg:line-clamp-2 lg:block lg:truncate">
                  {one.goodsName}
                </span>
                <span className="block truncate text-12 text-ink-3">
                  {texts.pieces(formatNumber(locale, one.salesNum))}
                </span>
              </span>
              <span className="max-lg:hidden">
                <Price value={one.price} from={one.isFromPrice} size="sm" />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
