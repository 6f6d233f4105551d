import { productHref } from '@hojip/hrefs/browse'
import { Link, Picture } from '@hojip/platform/ui'

type AccountProductProps = { product: { goodsId: string; goodsName: string; goodsPic: string } }

/** The product that something of the user's is about, with the way to it. */
export function AccountProduct({ product: { goodsId, goodsName, goodsPic } }: AccountProductProps) {
  return (
    <Link href={productHref(goodsId)} className="flex min-h-11 min-w-0 items-center gap-2.5">
      <Picture of={goodsPic} alt="" sizes="44px" className="size-11 rounded-md" />
      <span className="min-w-0 truncate text-13 text-ink-2">{goodsName}</span>
    </Link>
  )
}
