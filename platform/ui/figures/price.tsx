import { classNames } from '../class-names.ts'
import { HiddenText } from '../messages/hidden-text.tsx'
import { priceParts, priceText } from './price-parts.ts'
import { useUi } from '../ui-context.tsx'

type PriceProps = {
  /** Yuan as on the wire: "39.90". */
  value: string
  /** The former price in yuan, shown struck. */
  was?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** ink for a price among other facts, as in the rows of a table. */
  tone?: 'price' | 'ink' | 'inherit'
  /** Keeps `.00`. */
  exact?: boolean
  /** The lowest of several prices: "¥17.80 起". */
  from?: boolean
  className?: string
}

const sizes = { sm: 'text-16', md: 'text-20', lg: 'text-28', xl: 'text-40' }
const tones = { price: 'text-price', ink: 'text-ink', inherit: '' }

/** A list has 48 prices of the usual look, so it has one short name. */
function lookOf(size: NonNullable<PriceProps['size']>, tone: NonNullable<PriceProps['tone']>): string {
  if (size === 'md' && tone === 'price') return 'price-usual'
  return classNames('price-figures', sizes[size], tones[tone])
}

/** ¥, integer, decimals, in this order for screen readers too. */
export function Price({ value, was, from, size = 'md', tone = 'price', ...rest }: PriceProps) {
  const { exact = false, className } = rest
  const { t } = useUi()
  const { sign, whole, decimals } = priceParts(value, exact)
  return (
    // "From", the price and the former price are below each other where there is no room for a line of them.
    // A browser's translation replaces texts that React would go on writing into: the figures are not translated, and
    // another price is another element.
    <span key={`${value} ${was}`}>
      <span className={was ? 'mr-1.5' : undefined}>
        {from && t.priceFrom.before && <FromWord>{`${t.priceFrom.before} `}</FromWord>}
        <span translate="no" className={classNames(lookOf(size, tone), className)}>
          {sign}
          <span className="yuan">¥</span>
          {whole}
          {decimals && <span className="cents">{decimals}</span>}
        </span>
        {from && t.priceFrom.after && <FromWord>{t.priceFrom.after}</FromWord>}
      </span>
      {was && <WasPrice value={was} exact={exact} />}
    </span>
  )
}

function FromWord({ children }: { children: string }) {
  return <span className="price-from">{children}</span>
}

export function WasPrice({
  value,
  exact = false,
  className,
}: Pick<PriceProps, 'value' | 'exact' | 'className'>) {
  const { t } = useUi()
  return (
    <s key={value} translate="no" className={classNames('price-was', className)}>
      <HiddenText>{`${t.was} `}</HiddenText>
      {priceText(value, exact)}
    </s>
  )
}
