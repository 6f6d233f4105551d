import { Rows } from '@hojip/platform/console'
import { useTexts, useDates } from '@hojip/platform/page'
import { buttonStyle, classNames, Link, Picture, Price, Tag } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { Refund } from '../../contract.ts'
import { StandTag } from './stand-tag.tsx'
import { shopRefundTexts } from '../texts.ts'
import { TimeLeft } from '../time-left.tsx'

const columns = ['refund', 'goods', 'why', 'money', 'state', 'left', 'act'] as const
const grid =
  'lg:grid lg:grid-cols-[164px_minmax(0,1.3fr)_minmax(0,1fr)_96px_124px_100px_84px] lg:items-center lg:gap-x-4'

type RefundListProps = {
  refunds: readonly Refund[]
  hrefOf: (refund: Refund) => string
  mine: 'shop' | 'mall'
}

/** Applications as rows of equal height on desktops and as cards on phones; each is one link. */
export function RefundList({ refunds, hrefOf, mine }: RefundListProps) {
  const t = useTexts(shopRefundTexts)
  return (
    <>
      <div
        aria-hidden="true"
        className={`${grid} border-b border-line bg-inset px-4 py-2 text-12 font-medium text-ink-3 max-lg:hidden`}
      >
        {columns.map((name) => (
          <span key={name} className={name === 'money' ? 'text-right' : undefined}>
            {t.columns[name]}
          </span>
        ))}
      </div>
      <Rows list={refunds}>{(refund) => <Row refund={refund} href={hrefOf(refund)} mine={mine} />}</Rows>
    </>
  )
}

type RowProps = { refund: Refund; href: string; mine: 'shop' | 'mall' }

function Row({ refund, href, mine }: RowProps) {
  const t = useTexts(shopRefundTexts)
  const dates = useDates()
  const { goods: product } = refund
  return (
    <Link
      href={href}
      className={`${grid} group grid gap-2.5 rounded-[inherit] px-3 py-3 text-13 outline-offset-[-2px] hover:bg-inset max-lg:grid-cols-[minmax(0,1fr)_auto] lg:px-4`}
    >
      <span className="max-lg:order-5 max-lg:self-center max-lg:text-ink-3">
        <span translate="no" className="figures font-medium break-all group-hover:text-jade-text">
          {refund.refundCode}
        </span>
        <span className="figures text-12 font-medium text-ink-3 max-lg:hidden lg:block">
          {dates.stamp(refund.refundApplyTime)}
        </span>
      </span>
      <span className="grid min-w-0 grid-cols-[44px_minmax(0,1fr)] items-center gap-2.5 max-lg:order-3">
        <Picture of={product.goodsPic} alt="" sizes="44px" className="size-11 rounded-sm" />
        <span className="min-w-0">
          <span className="line-clamp-1 font-medium">{product.goodsName}</span>
          <span className="block truncate text-12 text-ink-3">
            {product.goodsSpec && `${product.goodsSpec} · `}
            {t.units(refund.refundNum, product.goodsNum)}
          </span>
        </span>
      </span>
      <span className="min-w-0 max-lg:order-4 max-lg:col-span-2 max-lg:rounded-sm max-lg:bg-inset max-lg:px-2.5 max-lg:py-2">
        {mine === 'mall' && (
          <span className="mb-1 flex min-w-0 items-center gap-1.5 font-medium">
            <ShopMark mark={refund.mark} hue={refund.hue} size={18} />
            <span className="truncate">{refund.shopName}</span>
          </span>
        )}
        <span className="block truncate">{t.types[refund.refundType]}</span>
        <span className="block truncate text-12 text-ink-3">{refund.refundReasonText}</span>
      </span>
      <span className="self-center text-right max-lg:order-3">
        <Price value={refund.refundMoney} size="sm" tone="ink" exact />
      </span>
      <span className="flex flex-wrap items-center gap-1 max-lg:order-1">
        <StandTag refund={refund} />
        {refund.applyTimes > 1 && <Tag>{t.tries(refund.applyTimes)}</Tag>}
      </span>
      <span className="max-lg:order-2">
        <TimeLeft refund={refund} mine={mine} />
      </span>
      <span className="max-lg:order-6 max-lg:justify-self-end">
        <span
          className={classNames(
            buttonStyle({ kind: refund.actions.length > 0 ? 'jade' : 'outline', size: 'sm' }),
            'max-lg:min-h-11! max-lg:px-5!',
          )}
        >
          {refund.actions.length > 0 ? t.handle : t.look}
        </span>
      </span>
    </Link>
  )
}
