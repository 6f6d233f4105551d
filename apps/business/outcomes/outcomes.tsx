import { runtimeTexts, usePage, useTexts, useViewer } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState } from '@hojip/platform/ui'
import { businessTexts } from '../texts.ts'
import { listHref, lostFrom, type LostFrom } from './lost-things.ts'

/** The list that a user works from: the mall has no orders of its own. */
function useOwnList(): LostFrom {
  return useViewer()?.roleName === 'operator' ? 'shops' : 'orders'
}

/** There is no page here for this user; the way back is to a list. */
function Lost({ title, text, list }: { title: string; text: string; list: LostFrom }) {
  const t = useTexts(businessTexts)
  return (
    <EmptyState
      as="h1"
      picture="lost"
      title={title}
      text={text}
      action={
        <ButtonLink kind="jade" href={listHref(list)}>
          {t.backTo(t[list])}
        </ButtonLink>
      }
    />
  )
}

export function NotFound() {
  return <NotFoundAt {...usePage()} />
}

/** Says what is missing: the page of an order, of a product, and so on. */
export function NotFoundAt({ pathname }: { pathname: string }) {
  const texts = useTexts(runtimeTexts)
  const t = useTexts(businessTexts)
  const ownList = useOwnList()
  const list = lostFrom(pathname)
  return <Lost title={texts.notFound} text={list ? t.lost[list] : t.lostPage} list={list ?? ownList} />
}

/** In place of a page that the user's roles do not open. */
export function NoAccess() {
  const t = useTexts(businessTexts)
  return <Lost title={t.noAccess} text={t.noAccessHint} list={useOwnList()} />
}

export function Failure({ onRetry, isAway }: { onRetry: () => void; isAway: boolean }) {
  const texts = useTexts(runtimeTexts)
  const t = useTexts(businessTexts)
  const list = useOwnList()
  return (
    <div role="alert">
      <EmptyState
        as="h1"
        picture="lost"
        title={isAway ? t.away : texts.failure}
        text={isAway ? t.awayHint : texts.failureHint}
        action={
          <>
            <Button kind="jade" onClick={onRetry}>
              {texts.retry}
            </Button>
            <ButtonLink href={listHref(list)}>{t.backTo(t[list])}</ButtonLink>
          </>
        }
      />
    </div>
  )
}
