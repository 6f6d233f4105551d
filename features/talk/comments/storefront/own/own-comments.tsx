import { AccountProduct } from '@hojip/accounts/storefront/account-product'
import { toast, useDates, useMore, useTexts, useWrite } from '@hojip/platform/page'
import { Button, EmptyState, LoadMore, Stars, useConfirm } from '@hojip/platform/ui'
import { RemovedNotice } from '@hojip/reports/storefront/removed-notice'
import { useState } from 'react'
import type { OwnComment } from '../../contract.ts'
import { CommentBody } from '../comment-body.tsx'
import { FollowUpForm } from './follow-up-form.tsx'
import { ownInput } from './inputs.ts'
import { ownTexts } from './texts.ts'

const listCall = 'POST /bizGoodsComment/queryMyComment'

/** The user's comments, newest first, with the shops' answers. */
export function OwnComments() {
  const t = useTexts(ownTexts)
  const more = useMore(listCall, ownInput)
  const [confirm, dialog] = useConfirm()
  const { ask } = useWrite('POST /bizGoodsComment/deleteById/{pkId}', { refreshes: [listCall] })
  if (more.list.length === 0) return <EmptyState title={t.nothingMine} text={t.nothingMineText} />
  const remove = async (pkId: string) => {
    const words = { title: t.deleteTitle, text: t.deleteText, yes: t.delete, no: t.keep }
    if (!(await confirm({ ...words, danger: true }))) return
    if ((await ask({ pkId })) === undefined) return
    more.drop((comment) => comment.pkId === pkId)
    toast('success', t.deleted)
  }
  return (
    <>
      <ul className="grid gap-2 lg:gap-3">
        {more.list.map((comment) => (
          <li key={comment.pkId} className="card p-3 lg:p-5">
            <One comment={comment} onRemove={() => void remove(comment.pkId)} />
          </li>
        ))}
      </ul>
      <LoadMore more={more}>{t.loadMore}</LoadMore>
      {dialog}
    </>
  )
}

function One({ comment, onRemove }: { comment: OwnComment; onRemove: () => void }) {
  const t = useTexts(ownTexts)
  const dates = useDates()
  const [isOpen, setOpen] = useState(false)
  const facts = [
    dates.date(comment.gmtCreate),
    comment.goodsSpec,
    comment.isAnonymous ? t.anonymousMark : '',
    comment.likeNum > 0 ? t.likes(comment.likeNum) : '',
  ]
  return (
    <article>
      <AccountProduct product={comment} />
      <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-12 text-ink-3">
        {comment.score !== null && <Stars score={String(comment.score)} />}
        {facts.filter(Boolean).join(' · ')}
      </p>
      {comment.removedFor !== null && <RemovedNotice why={comment.removedFor}>{t.removed}</RemovedNotice>}
      <CommentBody comment={comment} />
      <p className="mt-2 flex justify-end gap-2">
        {comment.canAppend && (
          <Button kind="outline" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t.close : t.followUp}
          </Button>
        )}
        <Button kind="quiet" size="sm" onClick={onRemove}>
          {t.delete}
        </Button>
      </p>
      {isOpen && <FollowUpForm pkId={comment.pkId} onDone={() => setOpen(false)} />}
    </article>
  )
}
