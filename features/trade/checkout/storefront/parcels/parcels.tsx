import { useTexts } from '@hojip/platform/page'
import type { Preview, PreviewShop } from '../../contract.ts'
import { Parcel } from './parcel.tsx'
import { checkoutTexts } from '../texts.ts'

/** The messages about prices that changed since the products were put into the cart. */
function newsOf({ messages }: Preview, { submitOrderGoodsInfoList }: PreviewShop): string[] {
  const ids = submitOrderGoodsInfoList.map(({ goodsSpecId }) => goodsSpecId)
  return messages
    .filter((one) => one.code === 'priceChanged' && ids.includes(one.goodsSpecId))
    .map(({ text }) => text)
}

interface ParcelsProps {
  preview: Preview
  notes: Readonly<Record<string, string>>
  onNote: (shopId: string, note: string) => void
  onQuantity: (goodsSpecId: string, goodsNum: number) => void
}

/** One parcel per shop. */
export function Parcels({ preview, notes, onNote, onQuantity }: ParcelsProps) {
  const t = useTexts(checkoutTexts)
  const shops = preview.submitOrderInfoList
  return (
    <section className="mt-2 card p-3 lg:mt-3 lg:p-5">
      <header className="flex items-baseline gap-3">
        <h2 className="flex-1 text-16 font-bold">{t.goods}</h2>
        <p className="text-13 text-ink-3">{t.parcels(shops.length)}</p>
      </header>
      {shops.map((shop, at) => (
        <Parcel
          key={shop.shopId}
          shop={shop}
          number={at + 1}
          news={newsOf(preview, shop)}
          note={notes[shop.shopId] ?? ''}
          onNote={(note) => onNote(shop.shopId, note)}
          onQuantity={onQuantity}
        />
      ))}
    </section>
  )
}
