import { productDraftsHref } from '@hojip/hrefs/products'
import { useDates, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState, Notice } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { ProductDraft } from '../../../contract.ts'
import { draftsTexts } from '../../drafts/texts.ts'
import { formTexts } from '../texts.ts'
import type { Editing } from '../use-form.ts'

/** What there is beside the form: unsaved work of this computer, and drafts of colleagues. */
export function DraftNotices({ editing }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const ofDrafts = useTexts(draftsTexts)
  const dates = useDates()
  const { drafts, takeDraft } = editing
  const { found, shared } = drafts
  const { offered, theirs } = shared
  const at = ({ gmtModified }: ProductDraft) => dates.moment(gmtModified)
  const take = (taken: ProductDraft) => {
    takeDraft(taken)
    shared.goOnWith(taken)
  }
  if (!found && !offered && !theirs) return null
  return (
    <div className="mb-3 grid gap-2">
      {found && (
        <TwoWays
          text={t.draftFound}
          first={[t.takeDraft, () => takeDraft(found)]}
          second={[t.dropDraft, drafts.forget]}
        />
      )}
      {offered && (
        <TwoWays
          text={ofDrafts.found(offered.authorName, at(offered))}
          first={[ofDrafts.take, () => take(offered)]}
          second={[ofDrafts.drop, shared.dropOffered]}
        />
      )}
      {theirs && (
        <TwoWays
          text={ofDrafts.theirs(theirs.authorName, at(theirs))}
          first={[ofDrafts.takeTheirs, () => take(theirs)]}
          second={[ofDrafts.replaceTheirs, () => void drafts.save(theirs)]}
        />
      )}
    </div>
  )
}

interface TwoWaysProps {
  text: ReactNode
  first: [string, () => void]
  second: [string, () => void]
}

function TwoWays({ text, first, second }: TwoWaysProps) {
  const action = (
    <span className="flex gap-2">
      {[first, second].map(([label, onClick]) => (
        <Button key={label} size="sm" onClick={onClick}>
          {label}
        </Button>
      ))}
    </span>
  )
  return (
    <Notice tone="amber" action={action}>
      {text}
    </Notice>
  )
}

/** In place of a draft that has become a product, or that a colleague has deleted. */
export function DraftGone() {
  const t = useTexts(draftsTexts)
  return (
    <div className="card">
      <EmptyState
        picture="lost"
        title={t.gone}
        text={t.goneText}
        action={<ButtonLink href={productDraftsHref()}>{t.toDrafts}</ButtonLink>}
      />
    </div>
  )
}
