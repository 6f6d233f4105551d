import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Icon, priceText, Select, TextInput, truckIcon } from '@hojip/platform/ui'
import { useState } from 'react'
import type { WireRule } from '../../contract.ts'
import type { Country } from '../regions/use-regions.ts'
import { freightTexts } from '../texts.ts'

const here = { country: 'CN' as Country, province: '', city: '', district: '' }
type Where = typeof here

/** What an address would pay for a product by the rule as it is on the page. */
export function Trial({ rule }: { rule: WireRule | undefined }) {
  const t = useTexts(freightTexts)
  const [to, setTo] = useState(here)
  const [chosen, setChosen] = useState('')
  const [quantity, setQuantity] = useState('1')
  const products = useLazyCall('POST /bizConsole/queryProducts', { state: 'onSale', pageSize: 50 }).data?.list
  const goodsId = chosen || products?.[0]?.pkId || ''
  const goodsNum = Number(quantity)
  const isRight = /^[1-9]\d{0,2}$/.test(quantity)
  return (
    <section aria-labelledby="trial" className="min-w-0 card">
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-3">
        <h2 id="trial" className="text-16 font-bold">
          {t.trial}
        </h2>
        <p className="text-12 text-ink-2">{t.trialHint}</p>
      </header>
      <div className="grid gap-4 px-4 py-4 md:grid-cols-3">
        <RegionSelects to={to} onTo={setTo} />
        <Select
          label={t.product}
          className="md:col-span-2"
          value={goodsId}
          onChange={(event) => setChosen(event.target.value)}
        >
          {products?.length === 0 && <option value="">{t.noProducts}</option>}
          {products?.map(({ pkId, goodsName }) => (
            <option key={pkId} value={pkId}>
              {goodsName}
            </option>
          ))}
        </Select>
        <TextInput
          label={t.quantity}
          inputMode="numeric"
          maxLength={3}
          value={quantity}
          error={isRight ? undefined : t.wrongNumber}
          onChange={(event) => setQuantity(event.target.value)}
        />
        {rule ? (
          to.province !== '' &&
          goodsId !== '' &&
          isRight && <Answer rule={rule} to={to} goodsId={goodsId} goodsNum={goodsNum} />
        ) : (
          <p className="text-13 text-ink-2 md:col-span-3">{t.cannotTry}</p>
        )}
      </div>
    </section>
  )
}

interface RegionSelectsProps {
  to: Where
  onTo: (to: Where) => void
}

/** Country with province, city and district, each once the one above is chosen. */
function RegionSelects({ to, onTo }: RegionSelectsProps) {
  const t = useTexts(freightTexts)
  const { country } = to
  const once = { freshForMs: Infinity }
  const chinese = useLazyCall('GET /sysRegion/findTree', { country: 'CN' }, once).data?.list ?? []
  const korean = useLazyCall('GET /sysRegion/findTree', { country: 'KR' }, once).data?.list ?? []
  const province = (country === 'CN' ? chinese : korean).find(({ name }) => name === to.province)
  const cities =
    useLazyCall(
      'GET /sysRegion/findTree',
      { country, parentCode: province?.code ?? '' },
      { ...once, when: province !== undefined },
    ).data?.list ?? []
  const city = province && cities.find(({ name }) => name === to.city)
  const districts =
    useLazyCall(
      'GET /sysRegion/findTree',
      { country, parentCode: city?.code ?? '' },
      { ...once, when: city !== undefined && !city.leaf },
    ).data?.list ?? []
  const options = (list: typeof chinese, of: Country = country) =>
    list.map(({ name, label }) => (
      <option key={name} value={`${of} ${name}`}>
        {label}
      </option>
    ))
  const nameIn = (value: string) => value.slice(3)
  return (
    <>
      <Select
        label={t.province}
        value={to.province && `${country} ${to.province}`}
        onChange={({ target: { value } }) =>
          onTo({ ...here, country: value.slice(0, 2) as Country, province: nameIn(value) })
        }
      >
        {to.province === '' && <option value="">{t.any}</option>}
        <optgroup label={t.countries.CN}>{options(chinese, 'CN')}</optgroup>
        <optgroup label={t.countries.KR}>{options(korean, 'KR')}</optgroup>
      </Select>
      <Select
        label={t.city}
        disabled={!province}
        value={to.city && `${country} ${to.city}`}
        onChange={({ target: { value } }) => onTo({ ...to, city: nameIn(value), district: '' })}
      >
        <option value="">{t.any}</option>
        {province && options(cities)}
      </Select>
      <Select
        label={t.district}
        disabled={!city || city.leaf}
        value={to.district && `${country} ${to.district}`}
        onChange={({ target: { value } }) => onTo({ ...to, district: nameIn(value) })}
      >
        <option value="">{t.any}</option>
        {city && !city.leaf && options(districts)}
      </Select>
    </>
  )
}

type AnswerProps = { rule: WireRule; to: Where; goodsId: string; goodsNum: number }

function Answer({ rule, to, goodsId, goodsNum }: AnswerProps) {
  const t = useTexts(freightTexts)
  const { data } = useLazyCall(
    'POST /bizConsole/tryFreight',
    { ...rule, to, goodsId, goodsNum },
    { keepPrevious: true },
  )
  if (!data) return null
  const { deliverable, goodsMoney, fee, surcharge, missing, grams, isAssumed } = data
  const more = [
    Number(surcharge) > 0 && t.withSurcharge(priceText(surcharge)),
    missing !== undefined && t.missing(priceText(missing)),
    grams !== undefined && t.weighs(String(grams / 1_000)),
    isAssumed && t.assumed,
  ].filter((text) => text !== false)
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-md bg-jade-soft px-4 py-3 text-jade-text md:col-span-3"
    >
      <Icon of={truckIcon} size={18} className="mt-0.5 flex-none" />
      {deliverable ? (
        <span>
          {t.goodsMoney} <b className="figures">{priceText(goodsMoney)}</b> · {t.fee}{' '}
          <b className="figures">{Number(fee) === 0 ? t.isFree : priceText(fee)}</b>
          {more.length > 0 && <span className="block text-13">{more.join(' · ')}</span>}
        </span>
      ) : (
        <b>{t.notDelivered}</b>
      )}
    </p>
  )
}
