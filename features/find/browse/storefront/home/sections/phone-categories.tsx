import type { MenuCategory } from '@hojip/catalog/contract'
import { categoryHref, productsHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { Icon, Link, Picture, squaresIcon } from '@hojip/platform/ui'
import { homeTexts } from '../texts.ts'

const wanted = [
  'food',
  'fruit',
  'seafood',
  'tea',
  'wine',
  'cookware',
  'furniture',
  'body-care',
  'paper-goods',
  'fertiliser',
]
/** The tenth place is that of all. */
const shown = 9

/** Nine categories with pictures; for an imported catalogue, its first nine. Then all of them. */
export function PhoneCategories({ tree }: { tree: readonly MenuCategory[] }) {
  const texts = useTexts(homeTexts)
  const known = wanted.flatMap((one) => tree.filter(({ code }) => code === one))
  const nodes = [...new Set([...known, ...tree])].filter(({ pic }) => pic).slice(0, shown)
  if (nodes.length < 5) return null
  return (
    <nav aria-label={texts.categories} className="mt-2.5 rounded-lg bg-surface px-1 py-3.5 lg:hidden">
      <ul className="grid grid-cols-5 gap-y-3">
        {nodes.map((node) => (
          <li key={node.id}>
            <Link
              href={categoryHref([node.id])}
              className="grid justify-items-center gap-1.5 text-center text-12"
            >
              <Picture
                of={node.pic ?? ''}
                alt=""
                sizes="52px"
                className="size-11.5 rounded-xl [&_img]:scale-112"
              />
              {node.name}
            </Link>
          </li>
        ))}
        <li>
          <Link href={productsHref} className="grid justify-items-center gap-1.5 text-center text-12">
            <span className="grid size-11.5 place-items-center rounded-xl bg-jade-soft text-jade-text">
              <Icon of={squaresIcon} size={24} />
            </span>
            {texts.everything}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
