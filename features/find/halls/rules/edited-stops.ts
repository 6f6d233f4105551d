import type { Stop } from '@hojip/front-pages/contract'
import type { LocalText } from '@hojip/platform/i18n'

interface Place {
  place: string
  story: LocalText
  knownFor: LocalText
  months: number[]
}

/** The places as operators show them: in their order and words, without hidden ones. Others follow as they are. */
export function editedStops<P extends Place>(places: readonly P[], edited: readonly Stop[]): P[] {
  const byPlace = new Map(places.map((one) => [one.place, one]))
  const listed = new Set(edited.map(({ place }) => place))
  return [
    ...edited.flatMap(({ place, isOn, story, knownFor, months }) => {
      const one = byPlace.get(place)
      return one && isOn ? [{ ...one, story, knownFor, months }] : []
    }),
    ...places.filter(({ place }) => !listed.has(place)),
  ]
}
