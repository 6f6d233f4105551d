import { cartHref } from '@hojip/hrefs/cart'
import { queueHref } from '@hojip/hrefs/sale-queues'
import { isApiError } from '@hojip/platform/client'
import { useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, Picture } from '@hojip/platform/ui'
import type { WaitsIn } from '@hojip/sale-queues/contract'
import { withoutWaiting } from '../../rules/order-to-send.ts'
import type { WantedLine } from '../../rules/wanted-lines.ts'
import { checkoutTexts } from '../texts.ts'
import { Card, ToQueue } from './confirm-outcomes.tsx'

/** The queues in which the order has to wait, where the answer says so. */
export function waitsOf(error: unknown): readonly WaitsIn[] | undefined {
  const isRefused = isApiError<'POST /bizOrder/submit/orderInfo'>(error)
  return isRefused && error.reason === 'saleQueues/wait' ? error.data.waits : undefined
}

interface WaitingLinesProps {
  waits: readonly WaitsIn[]
  wanted: readonly WantedLine[]
  /** Goes on with what can be ordered now. */
  onRest: (rest: readonly WantedLine[]) => void
}

/** Leads to the queue where the whole order waits in one, and lets the buyer choose where it does not. */
export function MustWait(props: WaitingLinesProps) {
  const { waits, wanted } = props
  const [first, ...others] = waits
  const isOne = first && others.length + withoutWaiting(wanted, waits).length === 0
  return isOne ? <ToQueue queueId={first.queueId} /> : <WaitingLines {...props} />
}

/**
 * What of the order has to wait, with the way to each queue, and the way to order what has not. Nobody is sent from queue to
 * queue: the turn in the first would pass while they wait in the second.
 */
function WaitingLines({ waits, wanted, onRest }: WaitingLinesProps) {
  const t = useTexts(checkoutTexts)
  const rest = withoutWaiting(wanted, waits)
  return (
    <Card>
      <div className="mx-auto grid max-w-160 gap-4 px-4 py-6 lg:py-10">
        <div className="grid gap-1.5 text-center">
          <h1 className="text-20 font-bold lg:text-24">{t.waitTitle}</h1>
          <p className="text-14 text-balance text-ink-2">{t.waitText}</p>
        </div>
        <ul className="grid gap-2">
          {waits.map((one) => (
            <Waiting key={one.queueId} of={one} wanted={wanted} />
          ))}
        </ul>
        {rest.length > 0 && (
          <div className="grid justify-items-center gap-1.5">
            <Button kind="buy" size="lg" className="max-lg:w-full" onClick={() => onRest(rest)}>
              {t.waitRest(rest.length)}
            </Button>
            <p className="text-13 text-ink-3">{t.waitRestText}</p>
          </div>
        )}
        <p className="text-center">
          <ButtonLink href={cartHref} className="min-h-11!">
            {t.toCart}
          </ButtonLink>
        </p>
      </div>
    </Card>
  )
}

type WaitingProps = { of: WaitsIn; wanted: readonly WantedLine[] }

/** One queue with its products. From that of a single one the way leads on to its own checkout. */
function Waiting({ of: { queueId, hasPlace, lines }, wanted }: WaitingProps) {
  const t = useTexts(checkoutTexts)
  const [first, ...others] = lines
  const num = wanted.find(({ goodsSpecId }) => goodsSpecId === first?.goodsSpecId)?.goodsNum ?? 1
  const alone = first && others.length === 0 ? { spec: first.goodsSpecId, num } : undefined
  const name = lines.map(({ goodsName }) => goodsName).join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md p-3 shadow-[inset_0_0_0_1px_var(--c-line)]">
      <div className="grid min-w-40 flex-1 gap-2">
        {lines.map(({ goodsSpecId, goodsName, goodsPic }) => (
          <p key={goodsSpecId} className="flex items-center gap-3">
            <Picture of={goodsPic} alt="" sizes="52px" className="size-13 flex-none rounded-sm" />
            <bdi className="line-clamp-2 min-w-0 text-14">{goodsName}</bdi>
          </p>
        ))}
      </div>
      <ButtonLink
        kind="jade"
        href={queueHref(queueId, alone)}
        className="min-h-11!"
        aria-label={(hasPlace ? t.toPlaceOf : t.joinOf)(name)}
      >
        {hasPlace ? t.toPlace : t.join}
      </ButtonLink>
    </li>
  )
}
