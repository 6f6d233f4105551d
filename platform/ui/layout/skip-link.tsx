import { useUi } from '../ui-context.tsx'

/** First on the page, visible only with the focus: skips the frame to `#main`. */
export function SkipLink() {
  const { t } = useUi()
  return (
    <a
      href="#main"
      className="absolute top-2 -left-[999px] z-100 rounded-md bg-ink px-4 py-2.5 text-surface focus:left-2"
    >
      {t.skip}
    </a>
  )
}
