import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, FieldError, Select } from '@hojip/platform/ui'
import { hourMs } from '@hojip/platform/clock'
import type { AddressDraft } from '../../rules/address-draft.ts'
import { addressesTexts } from '../texts.ts'

/** Regions change about once a year. */
const freshForMs = hourMs

type Place = Pick<AddressDraft, 'province' | 'city' | 'district' | 'street'>
type Level = keyof Place

interface RegionPickerProps {
  draft: AddressDraft
  onChange: (place: Place) => void
  problems: Partial<Record<Level, string>>
  idOf: (level: Level) => string
}

/** The levels as browsers know them, so that they can fill the selects. */
const tokens = {
  province: 'address-level1',
  city: 'address-level2',
  district: 'address-level3',
  street: 'address-level4',
} as const

/** The regions below a chosen one, found by the name that addresses store; none until one is chosen. */
function useRegions(country: 'CN' | 'KR', parentCode: string | undefined, when: boolean) {
  const input = parentCode === undefined ? { country } : { country, parentCode }
  const { data, error, isPending, refetch } = useLazyCall('GET /sysRegion/findTree', input, {
    when,
    freshForMs,
  })
  const regions = data?.list ?? []
  return {
    names: regions.map(({ name }) => name),
    labelOf: (name: string) => regions.find((region) => region.name === name)?.label ?? name,
    codeOf: (name: string) => regions.find((region) => region.name === name)?.code,
    isPending,
    failed: error !== undefined && !data,
    refetch,
  }
}

/**
 * Province, city, district and street, each loaded when the one above is chosen; the street is optional. Korea has two
 * levels.
 */
export function RegionPicker({ draft, onChange, problems, idOf }: RegionPickerProps) {
  const t = useTexts(addressesTexts)
  const { country, province, city, district } = draft
  const isChina = country === 'CN'
  const provinces = useRegions(country, undefined, true)
  const provinceCode = provinces.codeOf(province)
  const cities = useRegions(country, provinceCode, provinceCode !== undefined)
  const cityCode = cities.codeOf(city)
  const districts = useRegions(country, cityCode, isChina && cityCode !== undefined)
  const districtCode = districts.codeOf(district)
  const streets = useRegions(country, districtCode, isChina && districtCode !== undefined)
  const failed = [provinces, cities, districts, streets].find((level) => level.failed)

  const select = (level: Level, regions: ReturnType<typeof useRegions>, place: (name: string) => Place) => {
    // A stored name that is not in the list (any more) remains until another is chosen.
    const names = [...new Set([draft[level], ...regions.names])].filter(Boolean)
    return (
      <Select
        id={idOf(level)}
        label={level === 'street' ? t.streetChoice : t[level]}
        value={draft[level]}
        autoComplete={tokens[level]}
        disabled={names.length === 0}
        error={problems[level]}
        onChange={(event) => onChange(place(event.target.value))}
      >
        <option value="">{regions.isPending ? t.loading : t.choose}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {regions.labelOf(name)}
          </option>
        ))}
      </Select>
    )
  }

  return (
    <fieldset className="grid gap-1.5">
      <legend className="sr-only">{t.region}</legend>
      <div className="grid grid-cols-2 items-start gap-3 @2xl:grid-cols-4">
        {select('province', provinces, (name) => ({ province: name, city: '', district: '', street: '' }))}
        {select('city', cities, (name) => ({ province, city: name, district: '', street: '' }))}
        {isChina && select('district', districts, (name) => ({ province, city, district: name, street: '' }))}
        {isChina && select('street', streets, (name) => ({ province, city, district, street: name }))}
      </div>
      {failed && (
        <div className="flex items-center gap-3" role="status">
          <FieldError>{t.regionFailed}</FieldError>
          <Button size="sm" onClick={failed.refetch}>
            {t.again}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
