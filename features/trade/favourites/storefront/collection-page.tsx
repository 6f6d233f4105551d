import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { usePutIn } from '@hojip/cart/storefront/put-in'
import { savedHref } from '@hojip/hrefs/favourites'
import { useMore, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Button, ButtonLink, LoadMore, TitleBar } from '@hojip/platform/ui'
import { NothingYet } from '@hojip/storefront-kit/storefront/nothing-yet'
import { OwnAlerts } from './alerts/own-alerts.tsx'
import { ChoosingBar } from './choosing-bar.tsx'
import { collectionSearch, favouritesInput, type CollectionSearch } from './collection-search.ts'
import { CollectionHead } from './collection-head.tsx'
import { SavedCard } from './saved-card.tsx'
import { favouritesTexts } from './texts.ts'
import { useChoosing } from './use-choosing.ts'
import { useDeleting } from './use-deleting.tsx'

export function head({ locale }: HeadInput): PageHead {
  return { title: favouritesTexts[locale].productTitle, noIndex: true }
}

/** The user's saved products, newest first, with price drops marked. */
export function Page() {
  const t = useTexts(favouritesTexts)
  const search = useSearch(collectionSearch)
  const more = useMore('POST /appUserFavorite/queryByUserId', favouritesInput(search))
  const { first, list } = more
  const choosing = useChoosing(list.map(({ goodsId }) => goodsId))
  const deleting = useDeleting()
  const { putIn, dialog } = usePutIn()
  const remove = async (goodsIds: readonly string[]) => {
    if (!(await deleting.remove(goodsIds))) return
    more.drop(({ goodsId }) => goodsIds.includes(goodsId))
    choosing.setOn(false)
  }
  const manage = list.length > 0 && (
    <Button
      kind="quiet"
      className="min-h-11! min-w-11"
      aria-pressed={choosing.isOn}
      onClick={() => choosing.setOn(!choosing.isOn)}
    >
      {choosing.isOn ? t.done : t.manage}
    </Button>
  )
  return (
    <>
      <TitleBar title={t.productTitle} actions={manage} />
      <AccountFrame here="goods">
        <AccountTitle>{t.productTitle}</AccountTitle>
        <OwnAlerts />
        <CollectionHead search={search} first={first} manage={manage} />
        <p role="status" className={search.words ? 'pt-3 text-13 text-ink-2' : 'sr-only'}>
          {search.words && first.total > 0 && t.found(search.words, first.total)}
        </p>
        {list.length === 0 ? (
          <Nothing search={search} />
        ) : (
          <ul className="mt-2 product-grid lg:mt-3 lg:grid-cols-4 2xl:grid-cols-5">
            {list.map((favourite, at) => (
              <li key={favourite.pkId} className="grid">
                <SavedCard
                  favourite={favourite}
                  choosing={choosing}
                  eager={at < 4}
                  onAdd={() => putIn(favourite.goods)}
                  onRemove={() => void remove([favourite.goodsId])}
                />
              </li>
            ))}
          </ul>
        )}
        <LoadMore more={more}>{t.loadMore}</LoadMore>
        {choosing.isOn && (
          <ChoosingBar
            choosing={choosing}
            isRunning={deleting.isRunning}
            onRemove={() => void remove([...choosing.chosen])}
          />
        )}
      </AccountFrame>
      {dialog}
      {deleting.dialog}
    </>
  )
}

function Nothing({ search: { only, words } }: { search: CollectionSearch }) {
  const t = useTexts(favouritesTexts)
  const isAll = only === 'all' && !words
  const [title, text] = words
    ? [t.notFoundTitle(words), t.notFoundText]
    : isAll
      ? [t.emptyTitle, t.emptyText]
      : [t.noDropTitle, t.noDropText]
  return (
    <NothingYet
      title={title}
      text={text}
      isSearch={words !== ''}
      action={
        !isAll && (
          <ButtonLink kind="outline" href={savedHref} className="min-h-11!">
            {t.seeAll}
          </ButtonLink>
        )
      }
    />
  )
}
