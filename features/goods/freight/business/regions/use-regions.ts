import { useLazyCall, useTexts } from '@hojip/platform/page'
import { useState } from 'react'
import { countryOf, isDivided, ownName, sideOf } from '../../rules/places.ts'
import type { Draft } from '../draft.ts'
import { freightTexts } from '../texts.ts'

export type Country = 'CN' | 'KR'

/** How places are called and counted on this page. */
export function useRegions(labels: Record<string, string>) {
  const t = useTexts(freightTexts)
  const [learned, setLearned] = useState<Record<string, string>>({})
  const chinese = useLazyCall('GET /sysRegion/findTree', { country: 'CN' }, { freshForMs: Infinity })
  const provinces = chinese.data?.list ?? []
  const labelOf = (place: string): string => {
    if (place === 'CN' || place === 'KR') return t.countries[place]
    const known = labels[place] ?? learned[place] ?? provinces.find(({ name }) => name === place)?.label
    return known ?? ownName(place)
  }
  /** "吉林省其他地区" where parts of it are elsewhere. */
  const partOf = (draft: Draft, place: string): string => {
    const isCountry = place === 'CN' || place === 'KR'
    const named = [...draft.groups.flatMap(({ places }) => places), ...draft.notTo]
    const isPart = isCountry
      ? named.some((one) => one !== place && countryOf(one) === place)
      : isDivided(draft, place, countryOf(place))
    return isPart ? t.rest(labelOf(place)) : labelOf(place)
  }
  const nameOf = (draft: Draft, at: number): string => {
    const group = draft.groups[at]
    return group?.name.trim() || (group?.places[0] ? partOf(draft, group.places[0]) : t.group(at + 1))
  }
  const notSent = (draft: Draft): string[] => [
    ...provinces.filter(({ name }) => sideOf(draft, name, 'CN') === 'notTo').map(({ name }) => name),
    ...draft.notTo.filter((place) => place.includes('/') || (countryOf(place) === 'KR' && place !== 'KR')),
    ...(sideOf(draft, 'KR', 'KR') === 'notTo' ? ['KR'] : []),
  ]
  const summary = (draft: Draft): string => {
    const sent = provinces.filter(({ name }) => sideOf(draft, name, 'CN') !== 'notTo').length
    return provinces.length > 0 ? t.summary(provinces.length, sent) : ''
  }
  const learn = (found: Record<string, string>) => setLearned((before) => ({ ...before, ...found }))
  return { labelOf, partOf, nameOf, notSent, summary, learn }
}

export type Regions = ReturnType<typeof useRegions>
