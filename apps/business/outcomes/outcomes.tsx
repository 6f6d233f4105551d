import { runtimeTexts, useFailureTexts, usePage, useTexts, useViewer } from '@hojip/platform/page'
import { ButtonLink, EmptyState, FailureState } from '@hojip/platform/ui'
import { useEntries, type Entry } from '../entries.ts'
import { businessTexts } from '../texts.ts'
import { listHref, lostFrom, type LostFrom } from './lost-things.ts'

/** The list that was asked for, if the user has it in the menu, or the one that they work from. */
function useListToGoTo(asked?: LostFrom): Pick<Entry, 'href' | 'label'> | undefined {
  const entries = useEntries()
  const usual = useViewer()?.roleName === 'operator' ? 'shops' : 'orders'
  const ofList = (list: LostFrom) => entries.find(({ href }) => href === listHref(list))
  return (asked && ofList(asked)) ?? ofList(usual) ?? entries[0]
}

function WayBack({ from, kind }: { from?: LostFrom | undefined; kind?: 'jade' }) {
  const t = useTexts(businessTexts)
  const list = useListToGoTo(from)
  if (!list) return null
  return (
    <ButtonLink href={list.href} {...(kind && { kind })}>
      {t.backTo(list.label)}
    </ButtonLink>
  )
}

/** There is no page here for this user; the way back is to a list. */
function Lost({ title, text, from }: { title: string; text: string; from?: LostFrom | undefined }) {
  return (
    <EmptyState
      as="h1"
      picture="lost"
      title={title}
      text={text}
      action={<WayBack from={from} kind="jade" />}
    />
  )
}

export function NotFound() {
  return <NotFoundAt {...usePage()} />
}

/** Names what is missing: the page of an order, of a product, and so on. */
export function NotFoundAt({ pathname }: { pathname: string }) {
  const texts = useTexts(runtimeTexts)
  const t = useTexts(businessTexts)
  const from = lostFrom(pathname)
  return <Lost title={texts.notFound} text={from ? t.lost[from] : t.lostPage} from={from} />
}

/** In place of a page that the user's roles do not open. */
export function NoAccess() {
  const t = useTexts(businessTexts)
  return <Lost title={t.noAccess} text={t.noAccessHint} />
}

export function Failure({ onRetry, isAway }: { onRetry: () => void; isAway: boolean }) {
  const texts = useFailureTexts(isAway, useTexts(businessTexts).awayHint)
  return <FailureState texts={texts} picture="lost" onRetry={onRetry} wayOut={<WayBack />} />
}
