import { SharedIcon } from '../pictures/shared-icon.tsx'
import { useUi } from '../ui-context.tsx'

/** One star and the mean, such as "4.8". */
export function Score({ value }: { value: string }) {
  const { t } = useUi()
  return (
    <span role="img" aria-label={t.stars(value)} className="score">
      <SharedIcon name="star" className="size-[1em] text-star" />
      {value}
    </span>
  )
}
