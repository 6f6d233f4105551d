import { Fans, FollowButton, useFollowing } from '@hojip/favourites/storefront/follow-button'
import { chatHref } from '@hojip/hrefs/chat'
import { isNeverFree } from '@hojip/catalog/rules'
import { formatNumber, type Texts } from '@hojip/platform/i18n'
import { Link, useLocale, useNavigate, useTexts } from '@hojip/platform/page'
import {
  Button,
  ButtonLink,
  headsetIcon,
  Icon,
  inputStyle,
  Picture,
  priceText,
  Stars,
} from '@hojip/platform/ui'
import { ReportButton } from '@hojip/reports/parts/report-button'
import { ShopMark } from '@hojip/storefront-kit/parts'
import { ShopHoliday } from '@hojip/storefront-kit/storefront/shop-holiday'
import { useState, type SubmitEvent } from 'react'
import type { ShopInfo } from '@hojip/shops/contract'
import { shopsTexts } from './texts.ts'

interface Props {
  shop: ShopInfo
  /** The shop's address, without search parameters. */
  base: string
  words: string | undefined
}

function deliveryText(shop: ShopInfo, texts: Texts<(typeof shopsTexts)['zh-CN']>): string {
  const fee = priceText(shop.shippingFee, false)
  if (Number(shop.shippingFee) === 0) return texts.deliveryFree
  return isNeverFree(shop)
    ? texts.deliveryFee(fee)
    : texts.delivery(priceText(shop.freeShippingFrom, false), fee)
}

/** Logo mark, name, location, what the shop sells and its delivery terms. */
export function ShopBanner({ shop, base, words }: Props) {
  const texts = useTexts(shopsTexts)
  const locale = useLocale()
  const following = useFollowing(shop.pkId, shop.fansNum)
  return (
    <section className="mb-5 grid max-lg:mt-3 gap-5 rounded-lg bg-surface p-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-center lg:p-6">
      {shop.bannerPic && (
        <Picture
          of={shop.bannerPic}
          alt=""
          sizes="(min-width: 1024px) 1200px, 100vw"
          eager
          className="-mx-5 -mt-5 aspect-4/1 overflow-hidden rounded-t-lg lg:col-span-2 lg:-mx-6 lg:-mt-6"
        />
      )}
      {shop.notice && (
        <p className="rounded-md bg-amber-soft px-3.5 py-2.5 text-14 whitespace-pre-line lg:col-span-2">
          <b className="mr-2">{texts.notice}</b>
          {shop.notice}
        </p>
      )}
      <div className="grid grid-cols-[64px_minmax(0,1fr)] items-start gap-4">
        {shop.shopLogoPic ? (
          <Picture of={shop.shopLogoPic} alt="" sizes="64px" eager className="size-16 rounded-lg" />
        ) : (
          <ShopMark mark={shop.mark} hue={shop.hue} size={64} />
        )}
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
            <h1 className="text-20 leading-tight font-bold lg:text-24">{shop.shopName}</h1>
            <FollowButton following={following} shopName={shop.shopName} className="max-lg:min-h-9!" />
            <ButtonLink size="sm" href={chatHref({ shop: shop.pkId })} className="max-lg:min-h-9!">
              <Icon of={headsetIcon} size={14} />
              {texts.chat}
            </ButtonLink>
            <ReportButton targetType="shop" targetId={shop.pkId} name={shop.shopName} />
          </div>
          {shop.intro && <p className="text-14 text-ink-2">{shop.intro}</p>}
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-3">
            {shop.score && (
              <span className="inline-flex items-center gap-1.5">
                <Stars score={shop.score} />
                <span className="figures">{shop.score}</span>
              </span>
            )}
            <span className="empty:hidden">
              <Fans fansNum={following.fansNum} />
            </span>
            <span>{texts.onSale(formatNumber(locale, shop.goodsCount))}</span>
            {shop.salesNum > 0 && <span>{texts.sold(formatNumber(locale, shop.salesNum))}</span>}
            {shop.place && <span>{shop.place}</span>}
          </p>
          <p className="text-13 text-ink-2">{texts.sends(shop.sendsOn === 'all', shop.sendsUntil)}</p>
          <ShopHoliday holiday={shop.holiday} />
          <p className="text-13 text-jade-text">{deliveryText(shop, texts)}</p>
        </div>
      </div>
      <SearchHere base={base} words={words} />
    </section>
  )
}

function SearchHere({ base, words }: Omit<Props, 'shop'>) {
  const texts = useTexts(shopsTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(words ?? '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const text = typed.trim()
    navigate(text ? `${base}?words=${encodeURIComponent(text)}` : base)
  }
  return (
    <form role="search" aria-label={texts.searchHere} onSubmit={submit} className="grid gap-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={texts.searchHere}
          placeholder={texts.searchHere}
          maxLength={100}
          className={inputStyle}
        />
        <Button type="submit" kind="jade">
          {texts.search}
        </Button>
      </div>
      {words && (
        <Link to={base} className="link justify-self-start text-13">
          {texts.clear}
        </Link>
      )}
    </form>
  )
}
