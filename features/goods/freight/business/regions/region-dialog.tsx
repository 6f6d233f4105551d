import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, caretDownIcon, Checkbox, Dialog, Icon, Spinner } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { countryOf, isDivided, put, sideOf } from '../../rules/places.ts'
import type { Draft } from '../draft.ts'
import { freightTexts } from '../texts.ts'
import type { Country, Regions } from './use-regions.ts'

interface RegionDialogProps {
  draft: Draft
  /** The group that regions are chosen for. */
  at: number
  regions: Regions
  onDraft: (draft: Draft) => void
  onClose: () => void
}

/** Chooses the regions of a group, from countries down to districts. What is chosen leaves the group that had it. */
export function RegionDialog(props: RegionDialogProps) {
  const t = useTexts(freightTexts)
  const { draft, at, regions, onClose } = props
  return (
    <Dialog
      title={t.pick(regions.nameOf(draft, at))}
      onClose={onClose}
      sheet
      footer={
        <div className="flex justify-end">
          <Button kind="jade" className="min-h-11!" onClick={onClose}>
            {t.done}
          </Button>
        </div>
      }
    >
      <p className="pb-2 text-12 text-ink-2">{t.pickHint}</p>
      <ul>
        {(['CN', 'KR'] as const).map((country) => (
          <Region
            key={country}
            {...props}
            country={country}
            place={country}
            label={t.countries[country]}
            depth={0}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface RegionProps extends RegionDialogProps {
  country: Country
  place: string
  label: string
  /** Undefined for a country. */
  code?: string
  depth: number
}

function Region(props: RegionProps) {
  const t = useTexts(freightTexts)
  const { draft, at, regions, onDraft, country, place, label, depth } = props
  const isCountry = depth === 0
  const [isOpen, setOpen] = useState(place === 'CN')
  const side = sideOf(draft, place, country)
  const divided = isCountry
    ? [...draft.groups.flatMap(({ places }) => places), ...draft.notTo].some(
        (one) => one !== place && countryOf(one) === country,
      )
    : isDivided(draft, place, country)
  const isOwn = side === at
  const hasParts = isCountry || depth < (country === 'CN' ? 3 : 2)
  return (
    <li>
      <div className="flex items-center gap-2" style={{ paddingLeft: `${depth * 24}px` }}>
        {hasParts ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t.open(label)}
            className="grid size-9 flex-none place-items-center rounded-md hover:bg-hover max-lg:size-11"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={caretDownIcon} size={14} className={isOpen ? '' : '-rotate-90'} />
          </button>
        ) : (
          <span className="size-9 flex-none max-lg:size-11" />
        )}
        <Checkbox
          checked={isOwn}
          mixed={divided && isOwn}
          onChange={() => onDraft(put(draft, place, country, isOwn && !divided ? 'notTo' : at))}
        >
          {label}
        </Checkbox>
        {typeof side === 'number' && !isOwn && (
          <span className="text-12 text-ink-2">{t.elsewhere(regions.nameOf(draft, side))}</span>
        )}
      </div>
      {isOpen && hasParts && <Parts {...props} />}
    </li>
  )
}

function Parts(props: RegionProps) {
  const { country, place, code, depth, regions } = props
  const found = useLazyCall(
    'GET /sysRegion/findTree',
    { country, ...(code !== undefined && { parentCode: code }) },
    { freshForMs: Infinity },
  ).data?.list
  const pathOf = (name: string) => (depth === 0 ? name : `${place}/${name}`)
  useEffect(() => {
    if (found) regions.learn(Object.fromEntries(found.map(({ name, label }) => [pathOf(name), label])))
    // What is learned does not change what is shown here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [found])
  if (!found) return <Spinner />
  return (
    <ul>
      {found.map((one) => (
        <Region
          key={one.code}
          {...props}
          place={pathOf(one.name)}
          label={one.label}
          code={one.code}
          depth={depth + 1}
        />
      ))}
    </ul>
  )
}
