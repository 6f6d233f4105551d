import { productHref } from '@hojip/hrefs/browse'
import { ProductCard } from '../products/product-card.tsx'
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx'
import { usePicked } from './use-picked.ts'

const size = 10
const columns = 'lg:grid-cols-5'
const sizes = '(min-width:1280px) 200px,(min-width:1024px) 20vw,(min-width:768px) 33vw,50vw'

/** What fits the reader, or what many buy; nothing when it is unknown. */
export function Picked() {
  const { data, error, title } = usePicked({ size })
  if (error || data?.list.length === 0) return null
  return (
    <section aria-labelledby="picked" className="pt-5 pb-4 lg:pt-7">
      <h2 id="picked" className="mb-2.5 text-16 font-bold lg:mb-3.5 lg:text-20">
        {title}
      </h2>
      {data ? (
        <ul className={`product-grid ${columns}`}>
          {data.list.map(({ goods }) => (
            <li key={goods.pkId} className="grid">
              <ProductCard product={goods} href={productHref(goods.pkId)} sizes={sizes} />
            </li>
          ))}
        </ul>
      ) : (
        <ProductGridSkeleton count={5} className={columns} />
      )}
    </section>
  )
}
