import type { MenuCategory } from '@hojip/catalog/contract'
import { categoryHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { Link, Picture } from '@hojip/platform/ui'
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
const shown = 10

/** Ten categories with pictures; for an imported catalogue, its first ten. */
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
      </ul>
    </nav>
  )
}
