import { useUi } from '../ui-context.tsx'

/** One star and the mean, such as "4.8". */
export function Score({ value }: { value: string }) {
  const { t } = useUi()
  return (
    <span role="img" aria-label={t.stars(value)} className="score">
      {value}
    </span>
  )
}
