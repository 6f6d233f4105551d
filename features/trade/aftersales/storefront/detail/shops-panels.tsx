import { ParcelTimeline, useParcelState } from '@hojip/orders/parts/parcel-timeline'
import { refundStatuses } from '@hojip/orders/rules'
import { useTexts } from '@hojip/platform/page'
import { CopyButton, Notice, priceText } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import type { Refund } from '../../contract.ts'
import { Facts, Panel } from '../../parts/panel.tsx'
import { refundTexts } from '../texts.ts'

/** The shop's other offer, or its reason for refusing. */
export function ShopsWordPanel({ refund }: { refund: Refund }) {
  const t = useTexts(refundTexts)
  const { proposal, rejectReason, rejectFiles, refundStatus } = refund
  if (proposal)
    return (
      <Panel title={t.proposalTitle}>
        <p className="text-16 font-bold">
          {t.proposalOf(t.types[proposal.refundType], priceText(proposal.refundMoney, true))}
        </p>
      </Panel>
    )
  if (refundStatus !== refundStatuses.rejected || !rejectReason) return null
  return (
    <Panel title={t.rejectTitle}>
      <p className="break-words whitespace-pre-line">{rejectReason}</p>
      <PictureRow pictures={rejectFiles} label={t.rejectPictures} className="mt-3" />
    </Panel>
  )
}

/** The return address, who pays for the return shipping, and the return's tracking. */
export function ReturnPanel({ refund }: { refund: Refund }) {
  const t = useTexts(refundTexts)
  const { refundType, returnAddress, returnExpress, returnFreightBy, refundStatus } = refund
  if (refundType !== 0 || (!returnAddress && !returnExpress)) return null
  const isAwaited = refundStatus === refundStatuses.returning && !returnExpress
  return (
    <>
      {returnAddress && (
        <Panel
          title={t.returnTitle}
          more={
            <CopyButton
              name={t.copyAddress}
              text={`${returnAddress.consignee} ${returnAddress.phone} ${returnAddress.address}`}
            />
          }
        >
          <Facts
            facts={[
              [t.receiver, `${returnAddress.consignee} ${returnAddress.phone}`],
              [t.address, returnAddress.address],
            ]}
          />
          <div className="mt-3">
            <Notice tone={isAwaited && returnFreightBy === 'buyer' ? 'amber' : 'info'}>
              {t.freight[returnFreightBy]}
            </Notice>
          </div>
        </Panel>
      )}
      {returnExpress && <ReturnParcel express={returnExpress} />}
    </>
  )
}

function ReturnParcel({ express }: { express: NonNullable<Refund['returnExpress']> }) {
  const t = useTexts(refundTexts)
  const stateOf = useParcelState()
  return (
    <Panel title={t.expressTitleShown} more={stateOf(express.deliverystatus)}>
      <p className="mb-3 flex flex-wrap items-center gap-x-2 text-13">
        <span>{express.expName}</span>
        <span translate="no" className="figures font-medium">
          {express.number}
        </span>
        <CopyButton text={express.number} name={t.number} />
      </p>
      <ParcelTimeline stops={express.list} deliverystatus={express.deliverystatus} />
    </Panel>
  )
}
