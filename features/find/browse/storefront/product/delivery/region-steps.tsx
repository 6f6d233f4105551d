import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, classNames, Notice, Skeleton } from '@hojip/platform/ui'
import { useState } from 'react'
import type { Region } from '@hojip/addresses/storefront/deliver-to'
import { hourMs } from '@hojip/platform/clock'
import { RegionPromise } from './region-promise.tsx'
import { placeTexts } from './texts.ts'
import type { Delivery } from './use-delivery.ts'

/** Regions change about once a year. */
const freshForMs = hourMs

type Step = { code: string; name: string; label: string }

type RegionStepsProps = Pick<Delivery, 'asked'> & {
  start: Region | undefined
  title: string
  onChoose: (region: Region) => void
}

function regionOf(country: Region['country'], steps: readonly Step[]): Region | undefined {
  const [province, city, district] = steps
  if (!province) return undefined
  return {
    country,
    province: province.name,
    ...(city && { city: city.name }),
    ...(district && { district: district.name }),
  }
}

/** Province, city and district, one after the other; each may be the last. */
export function RegionSteps({ asked, start, title, onChoose }: RegionStepsProps) {
  const texts = useTexts(placeTexts)
  const [country, setCountry] = useState<Region['country']>(start?.country ?? 'CN')
  const [steps, setSteps] = useState<readonly Step[]>([])
  /** Which step is being chosen: 0 province, 1 city, 2 district. */
  const [at, setAt] = useState(0)
  const last = country === 'KR' ? 1 : 2
  const pick = (step: Step) => {
    setSteps([...steps.slice(0, at), step])
    setAt(Math.min(at + 1, last))
  }
  const wanted = regionOf(country, steps)
  return (
    <section aria-label={title}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-13 text-ink-3">{title}</h3>
        <Countries
          country={country}
          onChange={(next) => {
            setCountry(next)
            setSteps([])
            setAt(0)
          }}
        />
      </div>
      <div className="flex gap-5 border-b border-line">
        {Array.from({ length: Math.min(steps.length, last) + 1 }, (_, i) => (
          <button
            key={i}
            type="button"
            aria-current={i === at ? 'step' : undefined}
            onClick={() => setAt(i)}
            className={classNames(
              '-mb-px min-h-11 border-b-2 text-13',
              i === at ? 'border-jade font-bold text-jade-text' : 'border-transparent text-ink-2',
            )}
          >
            {steps[i]?.label ?? texts.steps[i]}
          </button>
        ))}
      </div>
      <div className="min-h-44 py-3">
        <Regions country={country} parentCode={steps[at - 1]?.code} chosen={steps[at]?.code} onPick={pick} />
      </div>
      {wanted && <RegionPromise asked={asked} region={wanted} onChoose={() => onChoose(wanted)} />}
    </section>
  )
}

type RegionsProps = {
  country: Region['country']
  parentCode: string | undefined
  chosen: string | undefined
  onPick: (step: Step) => void
}

/** The regions of one level, as buttons. */
function Regions({ country, parentCode, chosen, onPick }: RegionsProps) {
  const texts = useTexts(placeTexts)
  const regions = useLazyCall(
    'GET /sysRegion/findTree',
    { country, ...(parentCode !== undefined && { parentCode }) },
    { freshForMs },
  )
  return (
    <>
      {regions.isPending && <Skeleton className="h-32" />}
      {regions.error !== undefined && !regions.data && (
        <Notice
          tone="crimson"
          action={
            <Button size="sm" onClick={regions.refetch}>
              {texts.again}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-1.5">
        {regions.data?.list.map(({ code, name, label }) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={code === chosen}
              onClick={() => onPick({ code, name, label })}
              className={classNames(
                'min-h-11 w-full rounded-sm px-2.5 text-left text-13 leading-tight hover:bg-hover',
                code === chosen && 'bg-jade-soft font-medium text-jade-text',
              )}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type CountriesProps = { country: Region['country']; onChange: (country: Region['country']) => void }

function Countries({ country, onChange }: CountriesProps) {
  const texts = useTexts(placeTexts)
  return (
    <span className="flex gap-1">
      {(['CN', 'KR'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === country}
          onClick={() => onChange(one)}
          className={classNames(
            'min-h-8 rounded-full px-3 text-13 max-lg:min-h-11',
            one === country ? 'bg-jade-soft font-medium text-jade-text' : 'text-ink-2 hover:bg-hover',
          )}
        >
          {texts.countries[one]}
        </button>
      ))}
    </span>
  )
}
