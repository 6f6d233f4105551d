import { toastError, useLazyCall, useRefresh, useTexts, useWrite } from '@hojip/platform/page'
import { localStore } from '@hojip/platform/storage'
import { Button, closeIcon, Disclosure, IconButton, Notice, priceText } from '@hojip/platform/ui'
import { useEffect, useRef, useState } from 'react'
import type { Bulk, WireChange } from '../../contract.ts'
import { count } from '../list/facts.ts'
import { productsTexts } from '../texts.ts'

const storageKey = 'hojip.products.closed-bulk'
const runningMs = 1_000
const quietMs = 30_000

/** The last change whose notice was closed on this computer. */
function closedBulk(): string | null {
  return localStore.get(storageKey)
}

/** The shop's last change in bulk: how far it is, what it has done, and the way back. */
export function BulkNotice() {
  const { data } = useLazyCall('POST /bizConsole/queryBulkChange', {})
  const bulk = data?.bulk
  const isRunning = bulk?.state === 'running' || bulk?.state === 'undoing'
  useLazyCall('POST /bizConsole/queryBulkChange', {}, { everyMs: isRunning ? runningMs : quietMs })
  const refresh = useRefresh()
  const [closed, setClosed] = useState(closedBulk)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      void refresh('POST /bizConsole/queryProducts', 'POST /bizConsole/queryProductSpecs')
    wasRunning.current = isRunning
  }, [isRunning, refresh])
  if (!bulk || (!isRunning && closed === bulk.pkId)) return null
  const close = () => {
    setClosed(bulk.pkId)
    localStore.set(storageKey, bulk.pkId)
  }
  return isRunning ? <Running bulk={bulk} /> : <Ended bulk={bulk} onClose={close} />
}

/** "价格涨 10%" */
function useDescribed() {
  const t = useTexts(productsTexts).bulk
  return (change: WireChange): string => {
    switch (change.type) {
      case 'onSale':
        return change.isOnSale ? t.kinds.onSale : t.kinds.offSale
      case 'deleted':
        return change.isDeleted ? t.kinds.delete : t.kinds.restore
      case 'freight':
      case 'category':
        return t.kinds[change.type]
      case 'pricePercent': {
        const percent = change.percent.replace(/^-/, '').replace(/\.?0+$/, '')
        return change.percent.startsWith('-') ? t.lessPercent(percent) : t.morePercent(percent)
      }
      case 'priceAmount':
        return change.amount.startsWith('-')
          ? t.less(priceText(change.amount.slice(1)))
          : t.more(priceText(change.amount))
      case 'stockSet':
        return t.setTo(count(change.stock))
      case 'stockAdd':
        return change.stock < 0 ? t.removed(count(-change.stock)) : t.added(count(change.stock))
    }
  }
}

function Running({ bulk }: { bulk: Bulk }) {
  const t = useTexts(productsTexts).bulk
  const described = useDescribed()
  const cancel = useWrite('POST /bizConsole/cancelBulkChange', {
    refreshes: ['POST /bizConsole/queryBulkChange'],
  })
  const isBack = bulk.state === 'undoing'
  const [done, all] = isBack ? [bulk.undone + bulk.changedSince, bulk.changed] : [bulk.done, bulk.products]
  const status = isBack
    ? t.undoing(described(bulk.change), count(done), count(all))
    : t.running(described(bulk.change), count(done), count(all))
  return (
    <section aria-label={t.label} className="flex flex-wrap items-center gap-3 card px-4 py-3 text-13">
      <span role="status">{status}</span>
      <progress
        aria-label={status}
        value={done}
        max={Math.max(1, all)}
        className="h-2 min-w-40 flex-1 accent-jade"
      />
      {!isBack && (
        <Button size="sm" busy={cancel.isRunning} onClick={() => cancel.run({ pkId: bulk.pkId })}>
          {t.stop}
        </Button>
      )}
    </section>
  )
}

function Ended({ bulk, onClose }: { bulk: Bulk; onClose: () => void }) {
  const t = useTexts(productsTexts).bulk
  const described = useDescribed()
  const undo = useWrite('POST /bizConsole/undoBulkChange', {
    quiet: true,
    refreshes: ['POST /bizConsole/queryBulkChange'],
    onError: (error) => toastError(error, t.failed),
  })
  const what = described(bulk.change)
  const status =
    bulk.state === 'undone'
      ? t.undone(what, count(bulk.undone), count(bulk.changedSince))
      : bulk.state === 'cancelled'
        ? t.cancelled(what, count(bulk.changed), count(bulk.done), count(bulk.products))
        : t.done(what, count(bulk.changed), count(bulk.skipped))
  return (
    <section aria-label={t.label}>
      <Notice
        tone={bulk.state === 'cancelled' || bulk.skipped + bulk.changedSince > 0 ? 'amber' : 'jade'}
        action={
          <span className="-my-2 flex flex-none items-center gap-1">
            {bulk.canUndo && (
              <Button
                kind="quiet"
                size="sm"
                busy={undo.isRunning}
                onClick={() => undo.run({ pkId: bulk.pkId })}
                className="text-current! underline underline-offset-3"
              >
                {t.undo}
              </Button>
            )}
            <IconButton of={closeIcon} size={16} label={t.close} onClick={onClose} className="size-9!" />
          </span>
        }
      >
        <span role="status">{status}</span>
        {bulk.left.length > 0 && <Left bulk={bulk} />}
      </Notice>
    </section>
  )
}

/** What was left as it is, and why. */
function Left({ bulk }: { bulk: Bulk }) {
  const texts = useTexts(productsTexts)
  const t = texts.bulk
  const isPrice = bulk.change.type === 'pricePercent' || bulk.change.type === 'priceAmount'
  const hasValue = isPrice || bulk.change.type === 'stockSet' || bulk.change.type === 'stockAdd'
  const valueOf = (before: string | null) =>
    before === null ? texts.uncounted : isPrice ? priceText(before) : count(Number(before))
  return (
    <Disclosure summary={t.left(count(bulk.skipped + bulk.changedSince))}>
      <ul className="grid max-h-60 gap-1 overflow-y-auto pb-1">
        {bulk.left.map(({ pkId, goodsName, specText, why, before }) => (
          <li key={pkId} className="flex flex-wrap gap-x-3">
            <span>{`${goodsName} ${specText}`.trim()}</span>
            {hasValue && <span className="figures font-medium">{valueOf(before)}</span>}
            <span>{t.why[why]}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
