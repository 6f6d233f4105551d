import { caretRightIcon, Icon, Link } from '@hojip/platform/ui'

/** A category as the menu shows it, with those below it. */
export type ShownCategory = { id: string; name: string; href: string; children: ShownCategory[] }

/** One row of the category menu: an icon and the first-level categories that share it. */
export type CategoryRow = { icon: string; categories: ShownCategory[] }

type CategoryPanelProps = { categories: ShownCategory[]; onGo?: () => void }

/** Levels 1 to 3: a heading for each first level, a line for each second. */
export function CategoryPanel({ categories, onGo }: CategoryPanelProps) {
  return (
    <div className="grid gap-4">
      {categories.map((first) => (
        <section key={first.id}>
          <h3 className="border-b border-line pb-1.5 text-14 font-bold">
            <Link
              href={first.href}
              onClick={onGo}
              className="inline-flex min-h-6 items-center gap-1 hover:text-jade-text"
            >
              {first.name}
              <Icon of={caretRightIcon} size={12} className="text-ink-3" />
            </Link>
          </h3>
          <ul className="mt-2 grid gap-1.5">
            {first.children.map((second) => (
              <li key={second.id} className="grid gap-x-4 text-13 md:grid-cols-[112px_minmax(0,1fr)]">
                <Link
                  href={second.href}
                  onClick={onGo}
                  className="min-h-6 py-0.5 font-medium hover:text-jade-text"
                >
                  {second.name}
                </Link>
                <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
                  {second.children.map((third) => (
                    <li key={third.id}>
                      <Link
                        href={third.href}
                        onClick={onGo}
                        className="inline-block min-h-6 py-0.5 text-ink-2 hover:text-jade-text max-lg:min-h-9 max-lg:py-2"
                      >
                        {third.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
