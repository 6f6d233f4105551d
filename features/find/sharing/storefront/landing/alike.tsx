import type { ProductSummary } from '@hojip/catalog/contract'
import { productHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { ProductCard } from '@hojip/storefront-kit/storefront'
import { sharingTexts } from '../texts.ts'

/** Other products of the category, for one that cannot be bought. */
export function Alike({ products }: { products: readonly ProductSummary[] }) {
  const texts = useTexts(sharingTexts)
  return (
    <section className="mt-6 w-full max-lg:max-w-[560px] max-lg:px-4 lg:w-[860px] lg:max-w-full">
      <h2 className="mb-3 text-18 font-bold">{texts.alike}</h2>
      <div className="product-grid">
        {products.map((product) => (
          <ProductCard key={product.pkId} product={product} href={productHref(product.pkId)} />
        ))}
      </div>
    </section>
  )
}
