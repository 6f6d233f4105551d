import { cartHref } from '@hojip/hrefs/cart'
import { productHref, productsHref } from '@hojip/hrefs/browse'
import {
  toast,
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  useViewer,
  useWrite,
  type PageHead,
  type HeadInput,
} from '@hojip/platform/page'
import {
  Button,
  ButtonLink,
  EmptyState,
  FieldError,
  Link,
  Notice,
  Picture,
  Price,
  TitleBar,
} from '@hojip/platform/ui'
import { guestCart } from '../contents/guest/guest-cart.ts'
import { prefilledSearch, type PrefilledLine } from './prefilled-search.ts'
import { prefilledTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: prefilledTexts[locale].title, noIndex: true }
}

export function Page() {
  const texts = useTexts(prefilledTexts)
  const { lines, unread } = useSearch(prefilledSearch)
  return (
    <div className="wrap max-w-180! py-4">
      <TitleBar title={texts.title} />
      <h1 className="mb-4 text-22 font-bold max-lg:sr-only">{texts.title}</h1>
      {lines.length > 0 ? <Lines lines={lines} unread={unread} /> : <Nothing />}
    </div>
  )
}

function Nothing() {
  const texts = useTexts(prefilledTexts)
  return (
    <EmptyState
      picture="lost"
      title={texts.nothing}
      text={texts.nothingText}
      action={
        <ButtonLink href={productsHref} kind="jade">
          {texts.look}
        </ButtonLink>
      }
    />
  )
}

/** Puts the lines into the cart of the user who confirms them, and goes there. */
function usePutAll(lines: readonly PrefilledLine[]) {
  const viewer = useViewer()
  const texts = useTexts(prefilledTexts)
  const navigate = useNavigate()
  const merge = useWrite('POST /appUserCart/merge', {
    onSuccess: () => navigate(cartHref, { replace: true }),
    refreshes: ['POST /appUserCart/queryByUserId', 'POST /appUserCart/queryCount'],
  })
  const putAll = () => {
    if (viewer) return merge.run({ lines: [...lines] })
    const fit = lines.map(({ goodsSpecId, goodsNum }) => guestCart.add(goodsSpecId, goodsNum, Date.now()))
    if (!fit.every(Boolean)) toast('error', texts.full)
    navigate(cartHref, { replace: true })
  }
  return { putAll, isRunning: merge.isRunning }
}

function Lines({ lines, unread }: { lines: readonly PrefilledLine[]; unread: number }) {
  const texts = useTexts(prefilledTexts)
  const { list, checkedMoney } = useCall('POST /appUserCart/queryGuest', { lines: [...lines] })
  const shown = list.flatMap(({ goods }) => goods)
  const wanted = lines.filter(({ goodsSpecId }) => shown.some((one) => one.goodsSpecId === goodsSpecId))
  const leftOut = lines.length - wanted.length + unread
  const { putAll, isRunning } = usePutAll(wanted)
  if (shown.length === 0) return <Nothing />
  return (
    <div className="grid gap-4">
      <Notice>{texts.explained}</Notice>
      {leftOut > 0 && <Notice tone="amber">{texts.leftOut(leftOut)}</Notice>}
      <ul className="card divide-y divide-line px-4">
        {shown.map((line) => (
          <li
            key={line.goodsSpecId}
            className="grid grid-cols-[72px_minmax(0,1fr)] gap-3 py-3 md:grid-cols-[72px_minmax(0,1fr)_auto]"
          >
            <Picture of={line.goodsSpecPic} alt="" sizes="72px" className="aspect-square rounded-md" />
            <div className="min-w-0">
              <Link
                href={productHref(line.goodsId, line.goodsSpecId)}
                className="font-medium hover:text-jade-text"
              >
                {line.goodsName}
              </Link>
              <p className="text-13 text-ink-3">
                {[line.goodsSpec, line.shopName].filter(Boolean).join(' · ')}
              </p>
              {line.goodsNum > line.stock && <FieldError>{texts.short(line.stock)}</FieldError>}
            </div>
            <p className="flex items-baseline gap-2 whitespace-nowrap max-md:col-start-2">
              <Price value={line.goodsPrice} exact />
              <span className="text-ink-3">{texts.times(line.goodsNum)}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-4">
        <p className="flex items-baseline gap-2">
          {texts.sum} <Price value={checkedMoney} size="lg" exact />
        </p>
        <Button kind="buy" size="lg" busy={isRunning} onClick={putAll}>
          {texts.putIn}
        </Button>
      </div>
    </div>
  )
}
