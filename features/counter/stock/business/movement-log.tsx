import { shopOrderHref } from '@hojip/hrefs/orders'
import { useLazyCall, useTexts, Time } from '@hojip/platform/page'
import { Button, classNames, Link, Skeleton } from '@hojip/platform/ui'
import { useState } from 'react'
import { known } from '@hojip/platform/known'
import type { StockMovement } from '../contract.ts'
import { stockTexts } from './texts.ts'

const pageSize = 20

/** What has moved the stock of a SKU, the newest first, with what was on hand afterwards. */
export function MovementLog({ goodsSpecId, name }: { goodsSpecId: string; name: string }) {
  const t = useTexts(stockTexts)
  const [ends, setEnds] = useState<readonly (number | undefined)[]>([undefined])
  return (
    <section aria-label={t.logOf(name)} className="mt-1 rounded-md bg-inset px-3 py-1">
      {ends.map((before, n) => (
        <Part
          key={before ?? 0}
          goodsSpecId={goodsSpecId}
          before={before}
          {...(n === ends.length - 1 && { onEarlier: (last: number) => setEnds([...ends, last]) })}
        />
      ))}
    </section>
  )
}

interface PartProps {
  goodsSpecId: string
  before: number | undefined
  onEarlier?: (last: number) => void
}

function Part({ goodsSpecId, before, onEarlier }: PartProps) {
  const t = useTexts(stockTexts)
  const input = { goodsSpecId, pageSize, ...(before !== undefined && { before }) }
  const { data, error } = useLazyCall('POST /bizConsole/queryStockMovements', input)
  if (error) return <p className="py-2 text-ink-3">{t.failed}</p>
  if (!data) return <Skeleton className="my-2 h-16" />
  const last = data.list.at(-1)
  if (!last) return before === undefined && <p className="py-2 text-ink-3">{t.noLog}</p>
  return (
    <>
      <ul>
        {data.list.map((one) => (
          <Movement key={one.pkId} movement={one} />
        ))}
      </ul>
      {onEarlier && data.list.length === pageSize && (
        <Button size="sm" className="my-2 max-lg:min-h-11!" onClick={() => onEarlier(last.pkId)}>
          {t.earlier}
        </Button>
      )}
    </>
  )
}

function Movement({ movement }: { movement: StockMovement }) {
  const t = useTexts(stockTexts)
  const { kind, delta, sold, onHand, orderId, orderSn, who, reason, note, gmtCreate } = movement
  const sign = delta > 0 ? `+${delta}` : delta < 0 ? `−${-delta}` : ''
  // Uncounted units are sold though none are on hand.
  const units = sold > 0 ? t.unitsSold(sold) : t.unitsBack(-sold)
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line py-2 last:border-b-0">
      <Time at={gmtCreate} className="figures w-24 text-12 text-ink-3" />
      <b
        className={classNames(
          'figures w-14 text-right font-medium',
          delta > 0 ? 'text-jade-text' : delta < 0 && 'text-crimson',
        )}
      >
        {sign}
      </b>
      <span className="min-w-0 flex-1 basis-40">
        {known(t.kinds, kind) ?? kind}
        {reason && ` · ${known(t.reasons, reason) ?? reason}`}
        {delta === 0 && sold !== 0 && ` · ${units}`}
        {orderId && (
          <>
            {' '}
            <Link href={shopOrderHref(orderId)} className="underline underline-offset-2">
              {t.orderSn(orderSn ?? '')}
            </Link>
          </>
        )}
        {who && <span className="text-ink-2"> · {who}</span>}
        {note && (
          <span dir="auto" className="block break-words text-ink-2">
            {note}
          </span>
        )}
      </span>
      <span className="figures text-ink-2">{onHand === null ? t.uncounted : `${t.after} ${onHand}`}</span>
    </li>
  )
}
