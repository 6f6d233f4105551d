import { ButtonLink } from '../buttons/button.tsx'
import { EmptyState } from '../messages/empty-state.tsx'
import { useUi } from '../ui-context.tsx'

/** In place of a page after the last one, such as one whose entries have gone meanwhile: the list itself has some. */
export function EmptiedPage({ firstHref }: { firstHref: string }) {
  const { t } = useUi()
  return (
    <EmptyState
      title={t.pageEmptied}
      action={
        <ButtonLink kind="jade" href={firstHref} className="min-h-11!">
          {t.firstPage}
        </ButtonLink>
      }
    />
  )
}
