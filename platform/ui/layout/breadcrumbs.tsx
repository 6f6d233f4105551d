import { Link } from '../buttons/link.tsx'
import { useUi } from '../ui-context.tsx'

/** The last one is the page itself, without a link. Desktop only: phones have the title bar's back button. */
export function Breadcrumbs({ trail }: { trail: { label: string; href?: string }[] }) {
  const { t } = useUi()
  return (
    <nav aria-label={t.breadcrumbs} className="pt-4 pb-3 text-13 text-ink-3 max-lg:hidden">
      <ol className="flex flex-wrap">
        {trail.map(({ label, href }, at) => (
          <li key={href ?? label}>
            {at > 0 && (
              <span aria-hidden="true" className="mx-2 text-ink-off">
                ›
              </span>
            )}
            {href ? (
              <Link href={href} className="hover:text-jade-text">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
