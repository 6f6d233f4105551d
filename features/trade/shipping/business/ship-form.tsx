import type { Output } from '@hojip/platform/client'
import { useTexts } from '@hojip/platform/page'
import { Button, FieldError, Icon, plusIcon } from '@hojip/platform/ui'
import { useRef, type SubmitEvent } from 'react'
import { mostParcels, restOf } from './draft.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { shipTexts } from './texts.ts'
import { useShipDraft } from './use-ship-draft.ts'

type ShipFormProps = {
  order: Output<'GET /bizConsole/queryOrderInfo'>
  carriers: Output<'GET /bizConsole/queryCarriers'>['list']
  onClose: () => void
}

export function ShipForm({ order, carriers, onClose }: ShipFormProps) {
  const t = useTexts(shipTexts)
  const form = useRef<HTMLFormElement>(null)
  const ship = useShipDraft(order, carriers, onClose)
  const { draft, lines, problems, refusal } = ship
  const { parcels, isSplit } = draft
  const rest = isSplit ? lines.reduce((sum, line) => sum + restOf(line, parcels), 0) : 0
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (ship.submit()) return
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid gap-4 [&_input]:scroll-mb-30 [&_select]:scroll-mb-30"
    >
      {parcels.map((parcel, at) => (
        <ParcelFields
          key={parcel.key}
          parcel={parcel}
          index={at}
          draft={draft}
          lines={lines}
          carriers={carriers}
          problem={problems[parcel.key] ?? {}}
          refusal={refusal?.parcelKey === parcel.key ? refusal.text : undefined}
          onChange={(changes) => ship.change(parcel.key, changes)}
          onRemove={() => ship.remove(parcel.key)}
        />
      ))}
      {rest > 0 && <p className="text-13 text-amber">{t.rest(rest)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" kind="quiet" className="min-h-9!" onClick={ship.toggleSplit}>
          <span className="text-jade-text">{isSplit ? t.whole : t.split}</span>
        </Button>
        {isSplit && parcels.length < mostParcels && rest > 0 && (
          <Button size="sm" className="min-h-9!" onClick={ship.add}>
            <Icon of={plusIcon} size={14} />
            {t.addParcel}
          </Button>
        )}
      </div>
      <div role="alert">{refusal && !refusal.parcelKey && <FieldError>{refusal.text}</FieldError>}</div>
      <div className="sticky -bottom-5 -mx-5.5 -mb-5 grid grid-cols-[1fr_2fr] gap-2.5 border-t border-line bg-surface px-5.5 py-3.5">
        <Button className="min-h-11!" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" kind="jade" className="min-h-11!" busy={ship.isRunning} busyText={t.shipping}>
          {t.ship(parcels.length)}
        </Button>
      </div>
    </form>
  )
}
