import type { Output } from '@hojip/platform/client'
import { useTexts } from '@hojip/platform/page'
import { FieldError, IconButton, Picture, Select, Stepper, TextInput, trashIcon } from '@hojip/platform/ui'
import { CarrierOptions } from './carriers/carrier-options.tsx'
import { restOf, type LineToShip, type ParcelDraft, type ParcelProblem, type ShipDraft } from './draft.ts'
import { shipTexts } from './texts.ts'

type ParcelFieldsProps = {
  parcel: ParcelDraft
  index: number
  draft: ShipDraft
  lines: readonly LineToShip[]
  carriers: Output<'GET /bizConsole/queryCarriers'>['list']
  problem: ParcelProblem
  /** The server's refusal of this parcel's number. */
  refusal: string | undefined
  onChange: (changes: Partial<ParcelDraft>) => void
  onRemove: () => void
}

/** Carrier and number of one parcel, and its contents when the order is split. */
export function ParcelFields(props: ParcelFieldsProps) {
  const { parcel, index, draft, carriers, problem, refusal, onChange, onRemove } = props
  const t = useTexts(shipTexts)
  const { isSplit, parcels } = draft
  const numberProblems = {
    missing: t.problems.numberMissing,
    malformed: t.problems.numberMalformed,
    repeated: t.problems.numberRepeated,
  }
  return (
    <fieldset className={isSplit ? 'grid gap-3 rounded-lg p-3.5 ring-line' : 'grid gap-3'}>
      <legend className="sr-only">{t.parcel(index + 1)}</legend>
      {isSplit && (
        <div className="-mb-1 flex min-h-8 items-center justify-between">
          <b aria-hidden="true">{t.parcel(index + 1)}</b>
          {parcels.length > 1 && (
            <IconButton
              of={trashIcon}
              label={t.removeParcel(index + 1)}
              size={18}
              className="-my-2 -mr-2"
              onClick={onRemove}
            />
          )}
        </div>
      )}
      <div className="grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Select
          label={t.carrier}
          value={parcel.expCode}
          error={problem.expCode && t.problems.expCode}
          onChange={(event) => onChange({ expCode: event.target.value })}
        >
          <option value="">{t.chooseCarrier}</option>
          <CarrierOptions carriers={carriers} />
        </Select>
        <TextInput
          label={t.number}
          hint={t.numberHint}
          value={parcel.number}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={(problem.number && numberProblems[problem.number]) ?? refusal}
          onChange={(event) => onChange({ number: event.target.value })}
        />
      </div>
      {isSplit && <Units {...props} />}
    </fieldset>
  )
}

function Units({ parcel, draft, lines, problem, onChange }: ParcelFieldsProps) {
  const t = useTexts(shipTexts)
  return (
    <div className="grid gap-2">
      <p className="text-13 font-medium">{t.inside}</p>
      <ul className="grid gap-2">
        {lines.map((line) => {
          const { orderGoodsId, goodsName, goodsSpec, goodsPic } = line
          const units = parcel.units[orderGoodsId] ?? 0
          return (
            <li key={orderGoodsId} className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-2.5">
              <Picture of={goodsPic} alt="" sizes="44px" className="size-11 rounded-sm" />
              <span className="text-13">
                <span className="line-clamp-1">{goodsName}</span>
                <span className="text-12 text-ink-3">{goodsSpec}</span>
              </span>
              <Stepper
                label={t.units(goodsName)}
                value={units}
                min={0}
                max={units + restOf(line, draft.parcels)}
                onChange={(value) => onChange({ units: { ...parcel.units, [orderGoodsId]: value } })}
              />
            </li>
          )
        })}
      </ul>
      {problem.units && <FieldError>{t.problems.units}</FieldError>}
    </div>
  )
}
