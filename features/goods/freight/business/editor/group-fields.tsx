import { useTexts } from '@hojip/platform/page'
import { Button, IconButton, Select, Tag, TextInput, trashIcon } from '@hojip/platform/ui'
import { useState } from 'react'
import { faultsOf, type Draft, type DraftGroup, type NumberField } from '../draft.ts'
import { RegionDialog } from '../regions/region-dialog.tsx'
import type { Regions } from '../regions/use-regions.ts'
import { freightTexts } from '../texts.ts'

interface GroupFieldsProps {
  draft: Draft
  group: DraftGroup
  at: number
  regions: Regions
  isTried: boolean
  onDraft: (draft: Draft) => void
  /** Regions are being chosen from now on, or no longer. */
  onPicking: (isPicking: boolean) => void
}

/** Regions named at first; the others unfold. */
const fewPlaces = 6
const frees = ['never', 'amount', 'pieces'] as const

/** A group of regions and what they pay. */
export function GroupFields({ draft, group, at, regions, isTried, onDraft, onPicking }: GroupFieldsProps) {
  const t = useTexts(freightTexts)
  const [isPicking, setOwnPicking] = useState(false)
  const setPicking = (next: boolean) => {
    setOwnPicking(next)
    onPicking(next)
  }
  const name = regions.nameOf(draft, at)
  const change = (changes: Partial<DraftGroup>) =>
    onDraft({ ...draft, groups: draft.groups.map((one, nth) => (nth === at ? { ...one, ...changes } : one)) })
  const remove = () => onDraft({ ...draft, groups: draft.groups.filter((_, nth) => nth !== at) })
  return (
    <li aria-label={name} className="grid gap-3 border-t border-line px-4 py-4">
      <div className="flex items-start gap-2">
        <TextInput
          label={t.groupName}
          maxLength={20}
          value={group.name}
          className="w-44 flex-none max-md:w-36"
          onChange={(event) => change({ name: event.target.value })}
        />
        <div className="min-w-0 flex-1 pt-6">
          <Places draft={draft} group={group} regions={regions} />
          <Button
            kind="quiet"
            size="sm"
            className="max-lg:min-h-11!"
            aria-label={t.changeRegionsOf(name)}
            onClick={() => setPicking(true)}
          >
            {t.changeRegions}
          </Button>
        </div>
        {draft.groups.length > 1 && (
          <IconButton of={trashIcon} size={18} label={t.removeGroup(name)} onClick={remove} />
        )}
      </div>
      <Fees group={group} isTried={isTried} unit={draft.unit} onChange={change} />
      {isPicking && (
        <RegionDialog
          draft={draft}
          at={at}
          regions={regions}
          onDraft={onDraft}
          onClose={() => setPicking(false)}
        />
      )}
    </li>
  )
}

type PlacesProps = Pick<GroupFieldsProps, 'draft' | 'regions'> & { group: DraftGroup }

function Places({ draft, group: { places }, regions }: PlacesProps) {
  const t = useTexts(freightTexts)
  const [isOpen, setOpen] = useState(false)
  if (places.length === 0) return <p className="text-13 text-crimson">{t.noRegions}</p>
  const shown = isOpen ? places : places.slice(0, fewPlaces)
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {shown.map((place) => (
        <Tag key={place}>{regions.partOf(draft, place)}</Tag>
      ))}
      {shown.length < places.length && (
        <button
          type="button"
          className="min-h-8 text-12 text-jade-text underline underline-offset-3 max-lg:min-h-11"
          onClick={() => setOpen(true)}
        >
          {t.moreRegions(places.length - shown.length)}
        </button>
      )}
    </span>
  )
}

interface FeesProps {
  group: DraftGroup
  unit: Draft['unit']
  isTried: boolean
  onChange: (changes: Partial<DraftGroup>) => void
}

function Fees({ group, unit, isTried, onChange }: FeesProps) {
  const t = useTexts(freightTexts)
  const faults = faultsOf(group, unit)
  const number = (field: NumberField, label: string, hint?: string) => (
    <TextInput
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={group[field]}
      error={isTried && faults.includes(field) ? t.wrongNumber : undefined}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
  const word = t.unitWords[unit]
  return (
    <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4 xl:grid-cols-7">
      {number('first', t.firstUnits(word))}
      {number('firstFee', t.firstFee)}
      {number('next', t.nextUnits(word))}
      {number('nextFee', t.nextFee)}
      <Select
        label={t.free}
        value={group.free}
        onChange={(event) => {
          const free = event.target.value as DraftGroup['free']
          onChange({ free, freeFrom: free === 'amount' ? '59.00' : free === 'pieces' ? '2' : '' })
        }}
      >
        {frees.map((free) => (
          <option key={free} value={free}>
            {t.frees[free]}
          </option>
        ))}
      </Select>
      {group.free === 'never' ? (
        <span className="max-xl:hidden" />
      ) : (
        number('freeFrom', t.freeFrom[group.free])
      )}
      {number('surcharge', t.surcharge, group.surcharge === '0.00' ? undefined : t.surchargeHint)}
    </div>
  )
}
