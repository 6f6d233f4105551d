import { Icon } from '../pictures/icon.tsx'
import { starFillIcon, starHalfFillIcon, starIcon } from '../icons.gen.ts'
import { useUi } from '../ui-context.tsx'

const places = [1, 2, 3, 4, 5]
function shapeAt(place: number, score: number) {
  return score >= place - 0.25 ? starFillIcon : score >= place - 0.75 ? starHalfFillIcon : starIcon
}

/** Five stars in a row, to the nearest half. */
export function Stars({ score }: { score: string }) {
  const { t } = useUi()
  return (
    <span role="img" aria-label={t.stars(score)} className="inline-flex items-center gap-0.5">
      {places.map((place) => (
        <Icon key={place} of={shapeAt(place, Number(score))} size={16} className="text-star" />
      ))}
    </span>
  )
}
