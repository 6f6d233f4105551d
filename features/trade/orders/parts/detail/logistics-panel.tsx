import type { Output } from '@hojip/platform/client'
import { firstOf } from '@hojip/platform/collections'
import { useDates, useTexts } from '@hojip/platform/page'
import {
  buttonStyle,
  CopyButton,
  Icon,
  Notice,
  phoneIcon,
  Picture,
  Tabs,
  truckIcon,
} from '@hojip/platform/ui'
import { useState, type ReactNode } from 'react'
import { Panel } from './panel.tsx'
import { ParcelTimeline } from './parcel-timeline.tsx'
import { orderPartTexts } from '../texts.ts'

// Called by its path: the room `shipping` depends on `orders`, so `orders` cannot import it.
export type Parcel = Output<'GET /bizOrderDelivery/lookLogistics'>['deliveryResultList'][number]

type LogisticsPanelProps = {
  parcels: readonly Parcel[]
  /** Actions on a parcel, for the shop that sent it. */
  action?: (parcel: Parcel) => ReactNode
  /** A note for the shop about a returned parcel; buyers see what they can do. */
  backNote?: string
}

/** Where the parcels are; several are shown as tabs. */
export function LogisticsPanel({ parcels, action, backNote }: LogisticsPanelProps) {
  const t = useTexts(orderPartTexts)
  const [selected, setSelected] = useState<string>()
  const first = firstOf(parcels)
  const shown = parcels.find(({ pkId }) => pkId === selected) ?? first
  const title = (
    <>
      <Icon of={truckIcon} size={22} />
      {t.logistics}
    </>
  )
  return (
    <Panel id="logistics" title={title} more={t.parcelCount(parcels.length)} className="scroll-mt-16">
      {parcels.length === 1 ? (
        <OneParcel parcel={first} action={action?.(first)} backNote={backNote} />
      ) : (
        <Tabs
          label={t.logistics}
          selected={shown.pkId}
          onSelect={setSelected}
          className="-mt-3 mb-4"
          tabs={parcels.map((parcel, at) => ({
            key: parcel.pkId,
            label: t.parcel(at + 1),
            panel: <OneParcel parcel={parcel} action={action?.(parcel)} backNote={backNote} />,
          }))}
        />
      )}
    </Panel>
  )
}

/** The `deliverystatus` of a parcel that was returned to the shop. */
const broughtBack = 6

type OneParcelProps = { parcel: Parcel; action: ReactNode; backNote: string | undefined }

function OneParcel({ parcel, action, backNote }: OneParcelProps) {
  const { list, deliverystatus } = parcel
  return (
    <>
      <ParcelHead parcel={parcel} action={action} />
      <ParcelNote parcel={parcel} backNote={backNote} />
      <ParcelTimeline stops={list} deliverystatus={deliverystatus} />
    </>
  )
}

/** The expected arrival, or that the parcel is silent or went back. */
function ParcelNote({ parcel, backNote }: Omit<OneParcelProps, 'action'>) {
  const { deliverystatus, etaFromAt, etaToAt, silent, corrected } = parcel
  const t = useTexts(orderPartTexts)
  const { day } = useDates()
  return (
    <>
      {deliverystatus === broughtBack && (
        <div className="mb-4">
          <Notice tone="amber">{backNote ?? t.broughtBack}</Notice>
        </div>
      )}
      {silent && (
        <div className="mb-4">
          <Notice tone="amber">{t.silent}</Notice>
        </div>
      )}
      {!silent && etaFromAt !== undefined && etaToAt !== undefined && (
        <p className="mb-4 text-14 font-medium text-jade-text">{t.eta(day(etaFromAt), day(etaToAt))}</p>
      )}
      {corrected && <p className="mb-4 text-12 text-ink-3">{t.corrected}</p>}
    </>
  )
}

function ParcelHead({ parcel, action }: Omit<OneParcelProps, 'backNote'>) {
  const t = useTexts(orderPartTexts)
  const { expName, expPhone, number, goodsInfoVO } = parcel
  const pieces = goodsInfoVO.reduce((sum, { num }) => sum + num, 0)
  return (
    <div className="mb-4.5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-inset px-3.5 py-3 text-13">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5">
          {expName}{' '}
          <span translate="no" className="figures text-15 font-medium">
            {number}
          </span>
          <CopyButton text={number} name={t.trackingNumber} />
        </p>
        <p className="text-12 text-ink-3">{t.pieces(pieces)}</p>
      </div>
      {action}
      {expPhone && (
        <div className="max-lg:flex max-lg:basis-full max-lg:justify-end">
          <a href={`tel:${expPhone}`} className={buttonStyle({ size: 'sm' })}>
            <Icon of={phoneIcon} size={16} />
            {t.callCarrier}
            <span translate="no" className="figures font-medium">
              {expPhone}
            </span>
          </a>
        </div>
      )}
      <Contents products={goodsInfoVO} />
    </div>
  )
}

/** The products in the parcel, with quantities. */
function Contents({ products }: { products: Parcel['goodsInfoVO'] }) {
  const t = useTexts(orderPartTexts)
  return (
    <ul className="grid basis-full gap-1.5">
      {products.map(({ orderGoodsId, goodsName, goodsPic, num }) => (
        <li key={orderGoodsId} className="flex items-center gap-2">
          <Picture of={goodsPic} alt="" sizes="32px" className="size-8 flex-none rounded-xs" />
          <span className="min-w-0 flex-1 truncate">{goodsName}</span>
          <span className="figures font-medium text-ink-3">{t.times(num)}</span>
        </li>
      ))}
    </ul>
  )
}
