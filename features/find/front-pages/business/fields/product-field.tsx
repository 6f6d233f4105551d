import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, closeIcon, Icon, IconButton, Picture, plusIcon, Price, TextInput } from '@hojip/platform/ui'
import { useState } from 'react'
import { frontPagesTexts } from '../texts.ts'

interface ProductFieldProps {
  ids: readonly string[]
  problem: string | undefined
  onChange: (ids: string[]) => void
}

const most = 10

/** Products chosen by hand, with price and state, and a search to add some. */
export function ProductField({ ids, problem, onChange }: ProductFieldProps) {
  const t = useTexts(frontPagesTexts)
  const asked = { productIds: [...ids] }
  const { data } = useLazyCall('POST /sysConsole/queryFrontPageProducts', asked, {
    when: ids.length > 0,
    keepPrevious: true,
  })
  const known = new Map((data?.list ?? []).map((one) => [one.pkId, one]))
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-13 font-medium">{t.products}</legend>
      {ids.length === 0 && <p className="text-13 text-crimson">{problem ?? t.noProducts}</p>}
      <ul className="grid gap-1.5">
        {ids.map((id) => {
          const product = known.get(id)
          const isGone = product?.isOnSale === false || (data !== undefined && !product)
          return (
            <li
              key={id}
              className={`flex items-center gap-2.5 rounded-md p-1.5 ${isGone ? 'shadow-[inset_0_0_0_2px_var(--c-crimson)]' : 'shadow-[inset_0_0_0_1px_var(--c-line)]'}`}
            >
              <Picture
                of={product?.goodsPic ?? ''}
                alt=""
                sizes="40px"
                className="size-10 flex-none rounded-sm"
              />
              <span className="min-w-0 flex-1 text-13">
                <span className="block truncate">{product?.goodsName ?? id}</span>
                {isGone ? (
                  <span className="text-12 text-crimson">{t.offShelf}</span>
                ) : (
                  product && <Price value={product.price} from={product.isFromPrice} size="sm" />
                )}
              </span>
              <IconButton
                of={closeIcon}
                size={16}
                label={t.dropProduct(product?.goodsName ?? id)}
                className="size-9!"
                onClick={() => onChange(ids.filter((one) => one !== id))}
              />
            </li>
          )
        })}
      </ul>
      {ids.length < most && <ProductSearch taken={ids} onAdd={(id) => onChange([...ids, id])} />}
    </fieldset>
  )
}

function ProductSearch({ taken, onAdd }: { taken: readonly string[]; onAdd: (id: string) => void }) {
  const t = useTexts(frontPagesTexts)
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState('')
  const { data } = useLazyCall(
    'POST /bizGoods/findAll',
    { goodsName: asked, pageNum: 1, pageSize: 6 },
    { when: asked !== '' },
  )
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(words.trim())
      }}
    >
      <div className="flex items-end gap-2">
        <TextInput
          label={t.findProduct}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" className="min-h-11!">
          {t.find}
        </Button>
      </div>
      <ul className="grid gap-1">
        {(data?.list ?? [])
          .filter(({ pkId }) => !taken.includes(pkId))
          .map(({ pkId, goodsName, goodsPic, price, isFromPrice }) => (
            <li key={pkId}>
              <button
                type="button"
                aria-label={t.addProduct(goodsName)}
                onClick={() => onAdd(pkId)}
                className="flex w-full items-center gap-2.5 rounded-md p-1.5 text-left hover:bg-hover"
              >
                <Picture of={goodsPic} alt="" sizes="40px" className="size-10 flex-none rounded-sm" />
                <span className="min-w-0 flex-1 text-13">
                  <span className="block truncate">{goodsName}</span>
                  <Price value={price} from={isFromPrice} size="sm" />
                </span>
                <Icon of={plusIcon} size={16} />
              </button>
            </li>
          ))}
      </ul>
    </form>
  )
}
